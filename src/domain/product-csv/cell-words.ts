import type { ProductField } from '../product/product-fields.ts';
import { slugify } from '../slug.ts';

/** Words of a file for a closed list of values; the first of each is the one that is written. */
type Words = Readonly<Record<string, readonly [string, ...string[]]>>;

const FLAG_WORDS: Words = { true: ['da', 'yes', '1'], false: ['ne', 'no', '0'] };

/** Of a choice or a flag; undefined for a field that is written freely. */
export const wordsOf = (field: ProductField): Words | undefined =>
  field.type === 'choice' ? field.values : field.type === 'flag' ? FLAG_WORDS : undefined;

/** The value that a word stands for; a value may stand for itself. */
export const readWord = (words: Words, text: string): string | undefined =>
  Object.keys(words).find((value) =>
    [value, ...(words[value] ?? [])].some((word) => slugify(word) === slugify(text)),
  );
