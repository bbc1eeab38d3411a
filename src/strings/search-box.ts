import { formatCount } from '#src/domain/money.ts';
import { plural, type PluralForms } from '#src/domain/plurals.ts';
import type { SuggestionKind } from '#src/domain/search/entity-file.ts';

const KINDS = {
  manufacturer: 'Proizvođač',
  model: 'Model',
  category: 'Kategorija',
  tuning: 'Tuning',
} as const satisfies Record<SuggestionKind, string>;

const counted = (count: number, forms: PluralForms) => `${formatCount(count)} ${plural(count, forms)}`;

export const boxText = {
  kind: (kind: SuggestionKind) => KINDS[kind],
  product: 'Proizvod',
  list: 'Prijedlozi',
  loading: 'Pretraživanje...',
  none: (query: string) => `Nema rezultata za "${query}"`,
  all: (query: string) => `Prikaži sve rezultate za "${query}"`,
  ask: 'Pošaljite nam upit — pomoći ćemo vam pronaći dio',
  vehicle: 'Prepoznato vozilo:',
  recent: 'Nedavne pretrage',
  clearRecent: 'Obriši nedavne pretrage',
  rows: (count: number) => counted(count, ['prijedlog', 'prijedloga', 'prijedloga']),
  models: (count: number) => counted(count, ['model', 'modela', 'modela']),
  parts: (count: number) => counted(count, ['dio', 'dijela', 'dijelova']),
  products: (count: number) => counted(count, ['proizvod', 'proizvoda', 'proizvoda']),
} as const;
