import { type ProductValues } from '#src/domain/product/product-fields.ts';
import { PART_FACT_NAMES, type PartFactName, type RowFactName } from '#src/domain/product/shown-fields.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { choiceWord } from './product-fields.ts';

type FactName = PartFactName | RowFactName;

/** The known facts of a part in words, or others of these fields; of those that `product` has. */
export const partFacts = (
  product: Partial<ProductValues>,
  names: readonly FactName[] = PART_FACT_NAMES,
): { name: FactName; text: string }[] =>
  names.flatMap((name) => {
    const value: string | number = product[name] ?? '';
    if (value === '') return [];
    return [
      { name, text: typeof value === 'number' ? formatCount(value) : (choiceWord(name, value) ?? value) },
    ];
  });
