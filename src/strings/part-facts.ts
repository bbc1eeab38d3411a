import { type ProductValues } from '#src/domain/product/product-fields.ts';
import { PART_FACT_NAMES, type PartFactName } from '#src/domain/product/shown-fields.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { choiceWord } from './product-fields.ts';

/** The known facts of a part in words, of those fields that `product` has. */
export const partFacts = (product: Partial<ProductValues>): { name: PartFactName; text: string }[] =>
  PART_FACT_NAMES.flatMap((name) => {
    const value: string | number = product[name] ?? '';
    if (value === '') return [];
    return [
      { name, text: typeof value === 'number' ? formatCount(value) : (choiceWord(name, value) ?? value) },
    ];
  });
