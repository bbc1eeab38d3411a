import type { ProductField } from '../product/product-field.ts';
import { slugify } from '../text/slug.ts';

/** Words that a file may use for each value of a closed list; exports write the first one. */
type Words = Readonly<Record<string, readonly [string, ...string[]]>>;

const FLAG_WORDS: Words = { true: ['da', 'yes', '1'], false: ['ne', 'no', '0'] };

/** Words of a choice or a flag; undefined for a field with free text. */
export const fieldWords = (field: ProductField): Words | undefined =>
  field.type === 'choice' ? field.values : field.type === 'flag' ? FLAG_WORDS : undefined;

/** The value that a word means; the value's own name also counts. */
export const readCellWord = (words: Words, text: string): string | undefined =>
  Object.keys(words).find((value) =>
    [value, ...(words[value] ?? [])].some((word) => slugify(word) === slugify(text)),
  );
