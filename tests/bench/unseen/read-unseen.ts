import { readFileSync } from 'node:fs';

/**
 * Queries and titles of ads, written with their answers before any rule was read or any result was seen, everyday ones
 * and harder ones, and divided by chance into two sets. Rules are mended with the first one only.
 */
export const UNSEEN_SETS = ['development', 'held-out'] as const;
export type UnseenSet = (typeof UNSEEN_SETS)[number];

export const readUnseen = (set: UnseenSet, kind: 'queries' | 'titles'): string =>
  readFileSync(new URL(`${set}-${kind}.txt`, import.meta.url), 'utf8');
