import { formatCount } from '#src/domain/text/format-count.ts';
import { plural } from '#src/domain/text/plurals.ts';

/** '2004–2010', 'od 2004', 'do 2010'. */
const span = (from: number | null, to: number | null): string => {
  if (from === null) return `do ${to ?? ''}`;
  if (to === null) return `od ${from}`;
  return from === to ? String(from) : `${from}–${to}`;
};

/** Words that list pages and the script of their filters share. */
export const filterText = {
  'chip.remove': (name: string) => `Ukloni filter: ${name}`,
  // After 'od' the noun is always genitive (DECISIONS U4).
  'count.range': (from: number, to: number, total: number) =>
    `Prikazano ${formatCount(from)}-${formatCount(to)} od ${formatCount(total)} proizvoda`,
  'empty.advice': 'Pošaljite nam upit, pomoći ćemo vam pronaći dio.',
  'empty.adviceFilter': 'Proširite izbor ili nam pošaljite upit.',
  'empty.adviceYear': 'Pogledajte dijelove za druga godišta ili nam pošaljite upit.',
  'empty.all': 'Nema dostupnih proizvoda.',
  'empty.allYears': 'Sva godišta ovog modela',
  'empty.ask': 'Pitajte nas',
  'empty.catalogue': 'Pogledajte katalog',
  'empty.category': 'Nema dostupnih proizvoda u ovoj kategoriji.',
  'empty.categoryFilter': 'Nema proizvoda koji odgovaraju odabranim filterima.',
  'empty.vehicle': 'Nema dostupnih proizvoda za ovaj model.',
  'empty.vehicleFilter': 'Nema proizvoda koji odgovaraju odabranom filteru.',
  'error.advice': 'Provjerite internetsku vezu i pokušajte ponovo.',
  'error.retry': 'Pokušajte ponovo',
  'error.title': 'Učitavanje proizvoda nije uspjelo.',
  'filter.active': (count: number) => `${count} ${plural(count, ['aktivan', 'aktivna', 'aktivnih'])}`,
  'filter.any': 'Sve',
  'filter.apply': 'Primijeni filtere',
  'filter.applyCount': (count: number) => `Primijeni filtere (${formatCount(count)})`,
  'filter.button': 'Filteri',
  'filter.categories': 'Sve kategorije',
  'filter.category': 'Kategorija',
  'filter.chips': 'Aktivni filteri',
  'filter.clear': 'Obriši sve filtere',
  'filter.manufacturer': 'Marka vozila',
  'filter.manufacturers': 'Sve marke',
  'filter.model': 'Model vozila',
  'filter.models': 'Svi modeli',
  'filter.modelsFailed': 'Nije učitano. Osvježite stranicu.',
  'filter.modelsFirst': 'Prvo odaberite marku',
  'filter.modelsLoading': 'Učitavanje modela...',
  'filter.none': 'Nema proizvoda za ovaj izbor.',
  'mine.label': 'Samo dijelovi za moje vozilo',
  'sort.cheapest': 'Cijena: niža prvo',
  'sort.dearest': 'Cijena: viša prvo',
  'sort.label': 'Sortiraj:',
  'sort.name': 'Naziv A–Ž',
  'sort.newest': 'Najnovije',
  'sort.offline': 'Bez internetske veze redoslijed se ne može promijeniti.',
  undated: (count: number) => `Bez poznatog godišta – provjerite (${formatCount(count)})`,
  // A range of a list has these five texts.
  'year.chip': span,
  'year.corrected': (first: number, last: number) => `Godina je pomjerena u raspon ${first}–${last}.`,
  'year.from': 'Godina od',
  'year.swapped': 'Godine su zamijenjene: od manje do veće.',
  'year.to': 'Godina do',
} as const;
