import { countedProducts } from './counted.ts';

export const tuningText = {
  'category.description': (name: string) =>
    `${name}: tuning oprema s dostavom u cijeloj Bosni i Hercegovini.`,
  'category.title': (name: string) => `${name} – tuning oprema`,
  'list.description':
    'Tuning oprema po kategorijama: felge, ovjes, kočnice, auspuh, rasvjeta. Cijene s PDV-om, plaćanje pouzećem.',
  'list.label': 'Tuning',
  'list.lead': 'Odaberite kategoriju. Uz svaki proizvod stoje cijena i marke za koje je namijenjen.',
  'list.title': 'Tuning oprema',
  'list.empty': 'Nema dostupnih proizvoda.',
  'tile.count': (count: number) => (count === 0 ? 'Trenutno bez proizvoda' : countedProducts(count)),
} as const;
