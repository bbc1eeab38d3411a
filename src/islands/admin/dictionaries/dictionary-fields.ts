import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import type { Field } from './use-edit-form.ts';

/** Fields that manufacturers, models and categories have in common. */
export const NAME: Field<string> = { label: text.name, required: true };
export const SLUG: Field<string> = { label: text.slug, help: text.slugHelp, kind: 'address' };
export const ALIASES: Field<string> = { label: text.aliases, help: text.aliasesHelp };
