import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { type PlainFieldName, type ProductValues } from '#src/domain/product/product-fields.ts';
import { CARD_FIELD_NAMES, PAGE_FIELD_NAMES } from '#src/domain/product/shown-fields.ts';

const valuesOf = <Name extends PlainFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, NEW_PRODUCT[name]])) as unknown as Pick<ProductValues, Name>;

/** What a new product has in the fields of a card, so that a test names only the fields that it is about. */
export const NEW_CARD = valuesOf(CARD_FIELD_NAMES);
/** The same for the fields of a product's page. */
export const NEW_PAGE = valuesOf([...CARD_FIELD_NAMES, ...PAGE_FIELD_NAMES]);
