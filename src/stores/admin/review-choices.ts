import { atom } from 'nanostores';

/** Whether an ad is imported, by its id, where the owner has decided it. Stays while another page or product is open. */
export const $decidedAds = atom<ReadonlyMap<string, boolean>>(new Map());

export const decideAds = (ids: readonly string[], isImported: boolean): void =>
  $decidedAds.set(new Map([...$decidedAds.get(), ...ids.map((id) => [id, isImported] as const)]));

export const forgetAds = (ids: readonly string[]): void =>
  $decidedAds.set(new Map([...$decidedAds.get()].filter(([id]) => !ids.includes(id))));

/** Ids of the products that stay when their duplicates are merged, where the owner has chosen one. */
export const $keptDuplicates = atom<ReadonlySet<number>>(new Set());

export const forgetDuplicates = (group: readonly number[]): void =>
  $keptDuplicates.set(new Set([...$keptDuplicates.get()].filter((id) => !group.includes(id))));

/** @param group ids of all its products, of which one stays */
export function keepDuplicate(keepId: number, group: readonly number[]): void {
  forgetDuplicates(group);
  $keptDuplicates.set(new Set([...$keptDuplicates.get(), keepId]));
}
