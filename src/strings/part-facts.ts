import { type ProductValues } from '#src/domain/product/product-fields.ts';
import { PART_FACT_NAMES, type PartFactName } from '#src/domain/product/shown-fields.ts';
import { choiceWord } from './product-fields.ts';

/** The known facts of a part in words, of those fields that `product` has. */
export const partFacts = (product: Partial<ProductValues>): { name: PartFactName; text: string }[] =>
  PART_FACT_NAMES.flatMap((name) => {
    const value = product[name] ?? '';
    return value === '' ? [] : [{ name, text: choiceWord(name, value) ?? value }];
  });
