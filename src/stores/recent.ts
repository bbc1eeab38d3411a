import { RECENT_KEPT } from '#src/domain/limits/pages.ts';
import { persisted } from './persisted.ts';
import { RECENT_KEY } from './storage-keys.ts';

const readNumbers = (stored: unknown): number[] =>
  Array.isArray(stored)
    ? stored.filter((id): id is number => Number.isInteger(id)).slice(0, RECENT_KEPT)
    : [];

/** Ids of recently viewed products, the latest first; sent only to load these products again. */
export const $recent = persisted(RECENT_KEY, readNumbers);

export const recordView = (id: number): void =>
  $recent.set([id, ...$recent.get().filter((other) => other !== id)].slice(0, RECENT_KEPT));
