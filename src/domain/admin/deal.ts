import { formatMoney } from '../money.ts';
import type { ProductValues } from '../product/product-fields.ts';

/** Whether a part is in stock, reserved or sold, with what only the owner knows about it. */
export type Deal = Pick<
  ProductValues,
  'availability' | 'reservedFor' | 'reservedUntil' | 'soldFor' | 'soldOn' | 'soldWhere'
>;

const NOT_RESERVED = { reservedFor: null, reservedUntil: null };
const NOT_SOLD = { soldFor: null, soldOn: null, soldWhere: null };

/**
 * Clears what belongs to another state: a part in stock is not reserved. `today`, ISO 8601, is the day of a sale that has
 * none; null where the part was not sold just now, so that its day stays unknown.
 */
export function tidyDeal<State extends Deal>(state: State, today: string | null): State {
  const { availability, soldOn } = state;
  return {
    ...state,
    ...(availability !== 'reserved' && NOT_RESERVED),
    ...(availability === 'sold' ? { soldOn: soldOn ?? today } : NOT_SOLD),
  };
}

/** A new deal, without anything of an earlier one. */
export const newDeal = (availability: Deal['availability']): Deal => ({
  availability,
  ...NOT_RESERVED,
  ...NOT_SOLD,
});

/** Such a reservation would be over as soon as it is made. `today` is ISO 8601. */
export const endsInPast = ({ availability, reservedUntil }: Deal, today: string): boolean =>
  availability === 'reserved' && reservedUntil !== null && reservedUntil < today;

/** `25. 11.`, the day and month of an ISO date. */
const shortDay = (date: string): string => date.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$2. $1.');

/** What a row shows beside its state: until when and for whom, or for how much and where. */
export const dealFacts = (deal: Deal): { until: string | null; facts: string[] } => ({
  until: deal.reservedUntil && shortDay(deal.reservedUntil),
  facts: [
    deal.reservedFor,
    deal.soldFor === null ? null : formatMoney(deal.soldFor),
    deal.soldOn && shortDay(deal.soldOn),
    deal.soldWhere,
  ].flatMap((fact) => fact || []),
});
