import { plural } from '#src/domain/text/plurals.ts';
import { type Shop, shop } from '#src/domain/shop/shop.ts';

const workingDays = (days: number): string =>
  `${days} ${plural(days, ['radni dan', 'radna dana', 'radnih dana'])}`;

/** After 'u roku od': '1 radnog dana', '2 radna dana', '7 radnih dana'. */
export const genitiveWorkingDays = (days: number): string =>
  `${days} ${plural(days, ['radnog dana', 'radna dana', 'radnih dana'])}`;

/** '1-3 radna dana', wherever the shop promises a delivery. */
export function deliveryTime(
  { deliveryFrom: from, deliveryTo: to }: Pick<Shop, 'deliveryFrom' | 'deliveryTo'> = shop(),
): string {
  return from === to ? workingDays(to) : `${from}-${workingDays(to)}`;
}
