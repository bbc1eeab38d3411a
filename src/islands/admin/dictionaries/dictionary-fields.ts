import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import { dictionaryText as text, entryFieldLabel as label } from '#src/strings/admin/dictionary-screens.ts';
import type { Field } from '../form/use-edit-form.ts';

/** `VW, Folksvagen`, for fields that hold several names; `splitList` reads it. */
export const writeWords = (words: readonly string[]): string => words.join(', ');

export const NAME: Field<string, { name: string }> = {
  label: label.name,
  required: true,
  of: (row) => row?.name ?? '',
};
export const SLUG: Field<string, { slug: string }> = {
  label: label.slug,
  help: text.slugHelp,
  kind: 'address',
  of: (row) => row?.slug ?? '',
};
export const ALIASES: Field<string, { aliases: readonly string[] }> = {
  label: label.aliases,
  help: text.aliasesHelp,
  of: (row) => writeWords(row?.aliases ?? []),
  toSend: splitList,
};
