import { formatCount } from '#src/domain/money.ts';
import { plural } from '#src/domain/plurals.ts';

/** After 'od' the noun is always genitive, so the quoted lines stay as they are (DECISIONS U4). */
const ofProducts = (total: number) => `od ${formatCount(total)} proizvoda`;

export const listingText = {
  'all.title': 'Svi proizvodi',
  'all.description':
    'Originalni auto dijelovi i tuning oprema. Plaćanje pouzećem i besplatna dostava u cijeloj BiH.',
  'all.lead': (total: number) =>
    `${formatCount(total)} ${plural(total, ['proizvod', 'proizvoda', 'proizvoda'])}`,
  'breadcrumb.home': 'Početna',
  'breadcrumb.catalogue': 'Katalog',
  'category.fallbackDescription': (name: string) =>
    `${name}: originalni dijelovi provjerene kvalitete, s garancijom i dostavom u cijeloj Bosni i Hercegovini.`,
  'category.title': (name: string) => `${name} – auto dijelovi`,
  'count.range': (from: number, to: number, total: number) =>
    `Prikazano ${formatCount(from)}-${formatCount(to)} ${ofProducts(total)}`,
  'count.category': (matches: number, total: number) =>
    `Prikazano: ${formatCount(matches)} ${ofProducts(total)}`,
  'empty.advice': 'Pošaljite nam upit, pomoći ćemo vam pronaći dio.',
  'empty.adviceFilter': 'Proširite raspon godina ili nam pošaljite upit.',
  'empty.all': 'Nema dostupnih proizvoda.',
  'empty.ask': 'Pitajte nas',
  'empty.category': 'Nema dostupnih proizvoda u ovoj kategoriji.',
  'empty.categoryFilter': 'Nema proizvoda koji odgovaraju odabranim filterima.',
  'empty.catalogue': 'Pogledajte katalog',
  'empty.filter': 'Nema proizvoda koji odgovaraju odabranom filteru.',
  'empty.vehicle': 'Nema dostupnih proizvoda za ovaj model.',
  'filter.active': (count: number) => `${count} ${plural(count, ['aktivan', 'aktivna', 'aktivnih'])}`,
  'filter.apply': 'Primijeni filtere',
  'filter.button': 'Filteri',
  'filter.categories': 'Sve kategorije',
  'filter.category': 'Kategorija',
  'filter.clear': 'Obriši sve filtere',
  'filter.from': 'Godina od',
  'filter.manufacturer': 'Marka vozila',
  'filter.manufacturers': 'Sve marke',
  'filter.model': 'Model vozila',
  'filter.models': 'Svi modeli',
  'filter.modelsFirst': 'Prvo odaberite marku',
  'filter.to': 'Godina do',
  'filter.chips': 'Aktivni filteri',
  'list.heading': 'Proizvodi',
  'page.of': (title: string, page: number) => `${title} – stranica ${page}`,
  'pills.all': 'Sve',
  'pills.label': 'Kategorije',
  'sort.label': 'Sortiraj:',
  'sort.name': 'Naziv A–Ž',
  'sort.newest': 'Najnovije',
} as const;
