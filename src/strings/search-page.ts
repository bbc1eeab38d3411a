import { SEARCH_COUNTED_MAX } from '#src/domain/limits/search.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { plural } from '#src/domain/text/plurals.ts';
import type { PriceRange } from '#src/domain/search/query/price-in-query.ts';
import type { Understood } from '#src/domain/search-page/search-answer.ts';
import type { SearchSort, SearchType } from '#src/domain/search-page/search-state.ts';
import { filterText } from './list-filter.ts';

const TYPE_NAMES = {
  manufacturer: 'Proizvođač',
  model: 'Model',
  product: 'Proizvod',
  tuning: 'Tuning',
} as const satisfies Record<SearchType, string>;

const SORT_NAMES = {
  relevance: 'Relevantnost',
  cheapest: filterText['sort.cheapest'],
  dearest: filterText['sort.dearest'],
  name: filterText['sort.name'],
  type: 'Vrsta',
} as const satisfies Record<SearchSort, string>;

/** `2.000+` where there are more results than were counted. */
const shown = (count: number, isCapped: boolean) => `${formatCount(count)}${isCapped ? '+' : ''}`;

/** 'od 300,00 KM do 600,00 KM'. */
const priceRange = ({ fromMinor, toMinor }: PriceRange) =>
  [fromMinor !== null && `od ${formatMoney(fromMinor)}`, toMinor !== null && `do ${formatMoney(toMinor)}`]
    .filter(Boolean)
    .join(' ');

export const searchText = {
  title: 'Rezultati pretrage',
  titleFor: (query: string) => `${query} – rezultati pretrage`,
  typeName: (type: SearchType) => TYPE_NAMES[type],
  allTypes: 'Sve',
  typesLabel: 'Vrsta rezultata',
  sortLabel: 'Sortiraj:',
  sortName: (sort: SearchSort) => SORT_NAMES[sort],
  sortApply: 'Primijeni',
  viewLabel: 'Prikaz',
  viewGrid: 'Prikaži kao mrežu',
  viewList: 'Prikaži kao listu',
  shownCount: shown,
  /** Of products, which are counted up to a limit. */
  count: (count: number) => shown(Math.min(count, SEARCH_COUNTED_MAX), count > SEARCH_COUNTED_MAX),
  /** 'Pronađeno 3 rezultata za "bmw" u kategoriji Model'; the first word stays as the specification quotes it. */
  found: (count: number, isCapped: boolean, query: string, type: SearchType | null) => {
    const noun = plural(count, ['rezultat', 'rezultata', 'rezultata']);
    const within = type ? ` u kategoriji ${TYPE_NAMES[type]}` : '';
    return `Pronađeno ${shown(count, isCapped)} ${isCapped ? 'rezultata' : noun} za "${query}"${within}`;
  },
  noneFor: (query: string, type: SearchType | null) =>
    `Nema rezultata za "${query}"${type ? ` u kategoriji ${TYPE_NAMES[type]}` : ''}`,
  loading: 'Pretraživanje...',
  prompt: 'Unesite pojam za pretragu',
  /** Below the count line. */
  promptTitle: 'Koji dio tražite?',
  promptAdvice: 'Upišite naziv dijela, marku i model, ili kataloški broj.',
  filteredEmpty: 'Nema rezultata za odabrane filtere',
  clearFilters: 'Ukloni filtere',
  empty: 'Nema rezultata',
  tips: ['Provjerite pravopis', 'Koristite kraći ili općenitiji pojam', 'Upišite marku i model vozila'],
  askTip: 'Pošaljite nam upit',
  askTipRest: ' — pomoći ćemo vam pronaći dio',
  catalogue: 'Otvorite katalog',
  products: 'Svi proizvodi',
  vehicle: 'Prepoznato vozilo:',
  /** Between several of them. */
  or: ' ili ',
  vehicleParts: 'Svi dijelovi za ovo vozilo',
  manufacturerModels: 'Svi modeli ove marke',
  mine: (vehicle: string) => `Prikazani su samo dijelovi za vozilo ${vehicle}.`,
  mineOff: 'Prikaži sve',
  price: (price: PriceRange) =>
    `Prikazani su samo proizvodi s cijenom ${priceRange(price)}, bez onih s cijenom na upit.`,
  priceOff: 'Prikaži sve cijene',
  priceIgnored: (price: PriceRange) =>
    `Po cijeni ${priceRange(price)} to nemamo. Prikazani su proizvodi bez obzira na cijenu.`,
  vehicleOff: 'Traži za sva vozila',
  didYouMean: 'Da li ste mislili:',
  relaxed: (words: readonly string[]) =>
    `Ovo je isti dio, ali uz njega ne piše: ${words.join(', ')}. Pitajte nas da li odgovara.`,
  lacking: (words: readonly string[]) => `Uz neke od njih ne piše: ${words.join(', ')}.`,
  /** `vehicle`: 'Volkswagen Golf V (2003–2009)'. */
  relaxedTo: {
    model: (vehicle: string, model: string) =>
      `Za vozilo ${vehicle} to nemamo. Ovo je isti dio za druga godišta: ${model}.`,
    manufacturer: (vehicle: string, _: string, manufacturer: string) =>
      `Za vozilo ${vehicle} to nemamo. Ovo je isti dio za druga vozila marke ${manufacturer}.`,
    vehicle: (vehicle: string) =>
      `Ovo su svi dijelovi za vozilo ${vehicle}. Dodajte naziv dijela koji tražite.`,
    unnamed: (vehicle: string) =>
      `Za vozilo ${vehicle} to nemamo. Kod ovih dijelova vozilo nije navedeno, provjerite da li odgovaraju.`,
  },
  understood: ({ known, unknown }: Understood, vehicle: string) =>
    [
      known.length > 0 && `Razumjeli smo: ${known.join(', ')}${vehicle ? ` za vozilo ${vehicle}` : ''}.`,
      unknown.length > 0 ? `Nismo prepoznali: ${unknown.join(', ')}.` : 'Trenutno to nemamo.',
    ]
      .filter(Boolean)
      .join(' '),
  nearNumber: (number: string) =>
    `Najbliži broj koji imamo je ${number}. Uporedite ga s brojem na svom dijelu.`,
  categories: 'Kategorije:',
  cut: (letters: number) => `Tražili smo po prvih ${letters} znakova.`,
  fromList: 'Pretraga trenutno nije dostupna, pa rezultate tražimo u sačuvanom spisku proizvoda.',
  fromCutList: (count: number) =>
    `Pretraga trenutno nije dostupna, pa rezultate tražimo u sačuvanom spisku ${formatCount(count)} najnovijih proizvoda.`,
  retry: 'Pokušajte ponovo',
} as const;
