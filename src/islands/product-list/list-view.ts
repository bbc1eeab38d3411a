import type { ListState } from '#src/domain/product-list/list-state.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';

/** What stands in the list's place, and the state that it answers. */
export type Content =
  | { kind: 'prerendered' }
  | { kind: 'answer'; state: ListState; answer: ListAnswer }
  | { kind: 'failure'; state: ListState };

export type ListView = {
  /** What the address says; while its answer is awaited the content is still the former one. */
  applied: ListState;
  content: Content;
  isWaiting: boolean;
};

export type ListChange =
  { type: 'waiting'; applied: ListState } | { type: 'shown'; applied: ListState; content: Content };

export function listReducer(view: ListView, change: ListChange): ListView {
  const { applied } = change;
  if (change.type === 'waiting') return { applied, content: view.content, isWaiting: true };
  return { applied, content: change.content, isWaiting: false };
}
