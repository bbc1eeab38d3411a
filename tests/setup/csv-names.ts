import { csvDictionaries } from '#src/domain/product-csv/csv-dictionaries.ts';

/** Names that are similar, used twice, or look like a formula. */
export const sampleNames = csvDictionaries({
  manufacturers: [
    {
      id: 1,
      name: 'Audi',
      slug: 'audi',
      models: [
        { id: 11, name: 'A4', slug: 'a4', aliases: ['A4 Avant'] },
        // Two models of one name are distinguished by their addresses.
        { id: 12, name: 'A6', slug: 'a6' },
        { id: 13, name: 'A6', slug: 'a6-allroad' },
        { id: 14, name: 'Strane > svijeta | sve', slug: 'strane' },
      ],
    },
    {
      id: 2,
      name: 'Peugeot',
      slug: 'peugeot',
      models: [
        { id: 21, name: '206', slug: '206' },
        { id: 22, name: '206+', slug: '206-plus' },
      ],
    },
    { id: 3, name: '=Formula', slug: 'formula', aliases: ['F1'], models: [] },
  ],
  categories: [
    { id: 5, name: 'Rasvjeta', slug: 'rasvjeta' },
    { id: 6, name: 'Kočnice', slug: 'kocnice' },
  ],
  tuningCategories: [{ id: 7, name: 'Felge', slug: 'felge' }],
});
