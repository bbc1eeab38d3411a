import type { ListState } from '#src/domain/product-list/list-state.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';

/** The content in the list's place, and the list state that it belongs to. */
type Content =
  | { kind: 'prerendered' }
  | { kind: 'answer'; state: ListState; answer: ListAnswer }
  | { kind: 'failure'; state: ListState };

export type ShownState = {
  /** The list state of the address; while its answer is pending the content is still the previous one. */
  applied: ListState;
  content: Content;
  isWaiting: boolean;
};
