import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import type { Field } from './use-edit-form.ts';

export const NAME: Field<string> = { label: text.name, required: true };
export const SLUG: Field<string> = { label: text.slug, help: text.slugHelp, kind: 'address' };
export const ALIASES: Field<string> = { label: text.aliases, help: text.aliasesHelp };

/** 'VW, Folksvagen' ↔ ['VW', 'Folksvagen'], for fields that hold several names. */
export const writeWords = (words: readonly string[]): string => words.join(', ');
export const readWords = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
