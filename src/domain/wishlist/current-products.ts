import type { WishedProduct } from './wished-product.ts';

/** The shop's answer for a list: `replaces` holds the ids of the list that were merged into this product. */
export type CurrentProduct = WishedProduct & { replaces?: readonly (number | string)[] | null };

/** The ids of a list that this product answers for: its own, and those that were merged into it. */
export const idsOf = ({ id, replaces }: CurrentProduct): string[] => [id, ...(replaces ?? [])].map(String);

/** Ids of a list that the shop no longer has. */
export function goneIds(ids: readonly string[], current: readonly CurrentProduct[]): string[] {
  const onOffer = new Set(current.flatMap(idsOf));
  return ids.filter((id) => !onOffer.has(id));
}
