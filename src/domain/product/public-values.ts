import { type PlainFieldName, PRODUCT_FIELDS, productField, type ProductValues } from './product-fields.ts';

type Fields = typeof PRODUCT_FIELDS;
type PublicName<Name extends PlainFieldName> = Fields[Name] extends {
  publicName: infer Public extends string;
}
  ? Public
  : never;
/** Fields by their names in the specification's calls; those without one are left out. */
type PublicValues<Names extends PlainFieldName> = {
  [Name in Names as PublicName<Name>]: ProductValues[Name];
};

export const publicValues = <Name extends PlainFieldName>(
  values: Pick<ProductValues, Name>,
  names: readonly Name[],
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { publicName } = productField(name);
      return publicName === undefined ? [] : [[publicName, values[name]]];
    }),
  ) as PublicValues<Name>;
