import { NO_FIELD_FILTERS } from '#src/domain/product-list/filters.ts';
import { analyseQuery } from '#src/domain/search/query/analyse-query.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { productTerms } from '#src/domain/search/product-terms.ts';
import { makeSearchIndex } from '#src/domain/search/search-index.ts';

const manufacturer = (id: number, name: string, aliases: string[] = []) => ({
  id,
  name,
  slug: name.toLowerCase(),
  aliases,
});
const model = (id: number, manufacturerId: number, name: string, aliases: string[] = []) => ({
  id,
  manufacturerId,
  name,
  aliases,
  slug: name.toLowerCase().replaceAll(' ', '-'),
});
const generation = (
  id: number,
  modelId: number,
  name: string,
  yearFrom: number,
  yearTo: number,
  aliases: string[] = [],
) => ({ id, modelId, name, aliases, yearFrom, yearTo });

const manufacturers = [
  manufacturer(1, 'Volkswagen', ['VW']),
  manufacturer(2, 'Audi'),
  manufacturer(3, 'BMW'),
  manufacturer(4, 'Mercedes-Benz', ['Mercedes']),
  manufacturer(5, 'Toyota'),
  manufacturer(6, 'Peugeot'),
  manufacturer(7, 'Mazda'),
  manufacturer(8, 'Škoda'),
  manufacturer(9, 'Fiat'),
  manufacturer(10, 'Opel'),
];
const models = [
  model(1, 1, 'Golf'),
  model(2, 1, 'Golf Plus'),
  model(3, 2, 'A4'),
  model(4, 3, 'Serija 3'),
  model(5, 4, 'C klasa'),
  model(6, 5, 'RAV4'),
  model(7, 6, '206'),
  model(8, 7, '3'),
  model(9, 8, 'Octavia'),
  model(10, 6, '206 Plus', ['206+']),
  model(11, 9, 'Brava'),
  model(12, 3, 'M3'),
  model(13, 5, 'Corolla'),
  model(14, 10, 'Astra'),
];
const generations = [
  generation(1, 1, 'IV', 1997, 2004),
  generation(2, 1, 'V', 2003, 2009, ['1k', '5.5']),
  generation(3, 1, 'VI', 2008, 2013),
  generation(4, 3, 'B8', 2007, 2015),
  generation(5, 4, 'E46', 1998, 2006),
  generation(6, 5, 'W204', 2007, 2014),
  generation(7, 9, 'II', 2004, 2013),
  generation(8, 12, 'E46', 2000, 2006),
  generation(9, 14, 'H', 2004, 2014),
];

const NAMES = [
  ...['Far lijevi', 'Branik prednji', 'Stop svjetlo desno', 'Mjenjač 6 brzina', 'Alternator', 'Retrovizor'],
  ...['Hauba', 'Zamajac', 'Felga 17"', 'Filter zraka', 'Filter ulja', 'Kočioni disk', 'Staklo retrovizora'],
];
const words = new Map<string, number>();
for (const { manufacturerId, ...own } of models) {
  const maker = manufacturers[manufacturerId - 1]!;
  const known = generations.filter(({ modelId }) => modelId === own.id);
  for (const name of NAMES) {
    const fitments = [
      { manufacturer: maker, model: { ...own, generations: known }, yearFrom: 2003, yearTo: 2009 },
    ];
    for (const term of productTerms(
      { id: words.size, fields: NO_FIELD_FILTERS, name, partNumbers: [], categories: [], fitments },
      2026,
    ))
      words.set(term, (words.get(term) ?? 0) + 1);
  }
}
const lines = [...words].map(([word, count]) => `${word} ${count}`).join('\n');
/** Thirteen parts for each of a few models. */
export const sampleIndex = makeSearchIndex({
  version: 1,
  manufacturers,
  models,
  generations,
  categories: [{ id: 1, name: 'Alternatori', slug: 'alternatori' }],
  tuning: [],
  words: lines,
});

/** How the search plans this text in the sample catalogue. */
export const planOf = (text: string, { withVehicle = true, isLenient = false } = {}) =>
  planQuery(analyseQuery(text), sampleIndex.vocabulary, sampleIndex.lexicon, { withVehicle, isLenient });
