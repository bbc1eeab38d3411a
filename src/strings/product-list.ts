import { filterText } from './list-filter.ts';
import { countedProducts } from './counted.ts';

export const listText = {
  ...filterText,
  'all.title': 'Svi proizvodi',
  'all.description':
    'Novi i polovni auto dijelovi i tuning oprema. Plaćanje pouzećem i besplatna dostava u cijeloj BiH.',
  'all.lead': (total: number) => countedProducts(total),
  'breadcrumb.catalogue': 'Katalog',
  'category.fallbackDescription': (name: string) =>
    `${name}: novi i polovni dijelovi, s garancijom i dostavom u cijeloj Bosni i Hercegovini.`,
  'category.missing': 'Kategorija nije pronađena',
  'category.missingAdvice': 'Možda je premještena. U katalogu su sve marke i kategorije.',
  'category.title': (name: string) => `${name} – auto dijelovi`,
  'page.of': (title: string, page: number) => `${title} – stranica ${page}`,
  'pills.all': 'Sve',
  'pills.label': 'Kategorije',
} as const;
