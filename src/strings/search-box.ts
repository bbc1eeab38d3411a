import type { SuggestionKind } from '#src/domain/search/suggestions/entity-file.ts';
import { counted, countedProducts } from './counted.ts';
import { countedParts, countedModels } from './counted-nouns.ts';

const KINDS = {
  manufacturer: 'Proizvođač',
  model: 'Model',
  category: 'Kategorija',
  tuning: 'Tuning',
} as const satisfies Record<SuggestionKind, string>;

export const boxText = {
  kind: (kind: SuggestionKind) => KINDS[kind],
  product: 'Proizvod',
  list: 'Prijedlozi',
  loading: 'Pretraživanje...',
  none: (query: string) => `Nema rezultata za "${query}"`,
  all: (query: string) => `Prikaži sve rezultate za "${query}"`,
  ask: 'Pošaljite nam upit — pomoći ćemo vam pronaći dio',
  vehicle: 'Prepoznato vozilo:',
  or: ' ili ',
  recent: 'Nedavne pretrage',
  clearRecent: 'Obriši nedavne pretrage',
  rows: (count: number) => counted(count, ['prijedlog', 'prijedloga', 'prijedloga']),
  models: countedModels,
  parts: countedParts,
  products: countedProducts,
} as const;
