import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import type { Generation } from '#src/domain/vehicle/vehicle.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { writeWords } from './dictionary-fields.ts';

/** A generation in the form; all values are text. A kept form keeps its `key` too. */
export type GenerationFields = { key: string; name: string; from: string; to: string; aliases: string };

export const emptyGeneration = (): GenerationFields => ({
  key: randomUuid(),
  name: '',
  from: '',
  to: '',
  aliases: '',
});

export const generationFields = ({ name, yearFrom, yearTo, aliases }: Generation): GenerationFields => ({
  key: randomUuid(),
  name,
  from: String(yearFrom),
  to: yearTo === null ? '' : String(yearTo),
  aliases: writeWords(aliases),
});

// Text that is not a year is sent as 0; the server explains the error.
const year = (digits: string) => (/^\d+$/.test(digits.trim()) ? Number(digits) : 0);

export const generationOf = ({ name, from, to, aliases }: GenerationFields): Generation => ({
  name,
  aliases: splitList(aliases),
  yearFrom: year(from),
  yearTo: to.trim() === '' ? null : year(to),
});

/** `VIII (Mk8) 2019–`, for comparing two versions. */
export const generationText = ({ name, from, to, aliases }: GenerationFields): string =>
  [name.trim(), aliases.trim() && `(${aliases.trim()})`, `${from.trim()}–${to.trim()}`]
    .filter(Boolean)
    .join(' ');
