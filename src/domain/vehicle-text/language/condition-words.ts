import type { ProductValues } from '../../product/product-fields.ts';
import { stemsOf } from './stem.ts';

type ProductCondition = NonNullable<ProductValues['condition']>;

/** How people say the condition of a part, in any grammatical form. */
const CONDITIONS: Readonly<Record<ProductCondition, string>> = {
  new: 'nov novi novcat nekorišten nekorišćen neupotrebljavan',
  used: 'polovan polovni rabljen korišten korišćen',
  refurbished: 'obnovljen repariran reparisan reman regenerisan generalisan',
};

const conditionOfStem: ReadonlyMap<string, ProductCondition> = new Map(
  Object.entries(CONDITIONS).flatMap(([condition, words]) =>
    stemsOf(words).map((key) => [key, condition as ProductCondition] as const),
  ),
);

/** The condition that a stem names. */
export const conditionOf = (key: string): ProductCondition | undefined => conditionOfStem.get(key);
