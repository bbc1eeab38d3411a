import {
  type FieldNamed,
  fieldsWith,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  productField,
} from './product-fields.ts';

// Which fields cards, pages and the panel's rows show.

export type CardFieldName = FieldNamed<{ isOnCard: true }>;
/** Fields that a product's own page shows in addition. */
export type PageFieldName = Exclude<
  PlainFieldName,
  CardFieldName | FieldNamed<{ isPrivate: true }> | FieldNamed<{ type: 'reference' }>
>;
/** What the catalogue's pages are made from; `pinned` only orders lists. */
export type ShownFieldName = Exclude<PlainFieldName, Exclude<FieldNamed<{ isPrivate: true }>, 'pinned'>>;
/** Fields that a row of the panel's list has. */
export type RowFieldName = CardFieldName | FieldNamed<{ isInRows: true }>;
export type PartFactName = FieldNamed<{ isPartFact: true }>;
/** Fields of a row that are neither on cards nor facts of the part; the status and the deal have their own places there. */
export type RowFactName = Exclude<
  FieldNamed<{ isInRows: true }>,
  CardFieldName | PartFactName | FieldNamed<{ isNotInForm: true }> | 'status'
>;

export const SHOWN_FIELD_NAMES = PLAIN_FIELD_NAMES.filter(
  (name): name is ShownFieldName => name === 'pinned' || !productField(name).isPrivate,
);
export const CARD_FIELD_NAMES = fieldsWith('isOnCard');
export const ROW_FIELD_NAMES: readonly RowFieldName[] = [...CARD_FIELD_NAMES, ...fieldsWith('isInRows')];
export const PART_FACT_NAMES = fieldsWith('isPartFact');
export const PAGE_FIELD_NAMES = PLAIN_FIELD_NAMES.filter((name): name is PageFieldName => {
  const { type, isOnCard, isPrivate } = productField(name);
  return type !== 'reference' && !isOnCard && !isPrivate;
});
