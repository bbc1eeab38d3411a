import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { plural } from '#src/domain/text/plurals.ts';
import type { BulkFieldName } from '#src/domain/product/product-fields.ts';
import type { RowFactName } from '#src/domain/product/shown-fields.ts';
import type { AdminFilter, AdminSort, ProductReference } from '#src/domain/admin/product.ts';
import { cardText } from '../card.ts';
import { fieldLabel } from '../product-fields.ts';
import { countedProducts } from '../counted.ts';
import { toastName } from '../toast.ts';

export const adminFilterText: Readonly<Record<AdminFilter, string>> = {
  all: 'Svi',
  published: 'Objavljeno',
  draft: 'Nacrti',
  reserved: 'Rezervisano',
  sold: 'Prodano',
  'no-category': 'Bez kategorije',
  'one-image': 'Samo jedna slika',
  'no-years': 'Bez godina',
  archived: 'Arhivirano',
  deleted: 'Smeće',
};

export const sortText: Readonly<Record<AdminSort, string>> = {
  newest: 'Najnoviji prvo',
  updated: 'Posljednje izmijenjeni',
  name: 'Naziv A–Ž',
};

/** Before the value of a field in the rows of the list. */
export const rowFactName: Readonly<Record<RowFactName, string>> = { storagePlace: 'mjesto' };

/** Before the name of the entry that the listed products refer to. */
export const referenceText: Readonly<Record<ProductReference, string>> = {
  manufacturer: 'Marka',
  model: 'Model',
  category: 'Kategorija',
  'tuning-category': 'Tuning kategorija',
};

export const productsText = {
  title: 'Proizvodi',
  search: 'Pretraži proizvode',
  add: 'Dodaj proizvod',
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}–${formatCount(to)} od ${formatCount(total)}`,
  view: 'Prikaz',
  'view.list': 'Lista',
  'view.grid': 'Mreža',
  sort: 'Poredak',
  filters: 'Filteri proizvoda',
  removeFilter: (name: string) => `Ukloni filter: ${name}`,
  loading: 'Učitavanje proizvoda...',
  'column.name': 'Naziv',
  'column.vehicle': 'Vozilo',
  'column.years': 'Godine',
  'column.category': 'Kategorija',
  'column.status': 'Status',
  noVehicle: 'Univerzalno',
  noYears: 'Godište na upit',
  noCategory: '–',
  noPrice: 'nema cijene',
  code: (id: number) => `šifra ${id}`,
  waitsForPublish: 'Čeka objavu',
  deletedUntil: (date: string) => `U smeću do ${date.replaceAll(' ', '\u00a0')}`,
  inBin: 'Kupci ga ne vide.',

  select: (name: string) => `Označi: ${name}`,
  selectAll: 'Označi sve na stranici',
  selected: (count: number) => `Označeno: ${formatCount(count)}`,
  selectWhole: (count: number, isAll: boolean) =>
    isAll ? `Označi sve (${formatCount(count)})` : `Označi prvih ${formatCount(count)}`,
  selecting: 'Označava se...',
  clearSelection: 'Poništi oznake',
  toBulk: 'Na radnje za označene',

  edit: 'Uredi',
  editNamed: (name: string) => `Uredi: ${name}`,
  duplicate: 'Napravi kopiju',
  viewInShop: 'Pogledaj u prodavnici',
  history: 'Historija',
  remove: 'Obriši',
  restore: 'Vrati iz smeća',

  'empty.none': 'Još nema proizvoda',
  'empty.noneAdvice': 'Fotografišite prvi dio i dodajte ga: na stranici je za manje od minute.',
  'empty.search': 'Nema proizvoda koji odgovaraju pretrazi',
  'empty.searchAdvice': 'Provjerite pravopis ili upišite kraći pojam.',
  'empty.searchInFilter': 'Provjerite pravopis, upišite kraći pojam ili potražite među svim proizvodima.',
  searchAll: 'Traži među svim proizvodima',
  'empty.filter': 'Ovdje nema ničega za dopunu',
  'empty.filterAdvice': 'Ovo je popunjeno kod svih proizvoda.',
  'empty.of': 'Ovdje nema proizvoda',
  'empty.ofAdvice': 'Još nijedan proizvod ne koristi ovaj naziv.',
  'empty.published': 'Još ništa nije objavljeno',
  'empty.publishedAdvice': 'Nacrt objavljujete dugmetom „Objavi“ uz proizvod.',
  'empty.draft': 'Nema nacrta',
  'empty.draftAdvice': 'Proizvod sačuvan kao nacrt čeka ovdje, a kupci ga ne vide.',
  'empty.reserved': 'Ništa nije rezervisano',
  'empty.reservedAdvice': 'Dio koji čuvate za kupca rezervišite u meniju proizvoda: „Dostupnost i prodaja“.',
  'empty.sold': 'Još ništa nije prodano',
  'empty.soldAdvice': 'Prodani dijelovi ostaju ovdje, s kupcem i cijenom ako ih upišete.',
  'empty.archived': 'Arhiva je prazna',
  'empty.archivedAdvice': 'Arhivirani proizvodi nisu u prodavnici, a mogu se ponovo objaviti.',
  'empty.bin': 'Smeće je prazno',
  'empty.binAdvice': `Obrisani proizvodi ostaju ovdje ${BIN_DAYS} dana i mogu se vratiti.`,
  showAll: 'Prikaži sve proizvode',

  publish: 'Objavi',
  publishNamed: (name: string) => `Objavi: ${name}`,
  'publish.done': (name: string) => `Ide u prodavnicu: ${toastName(name)}`,
  'publish.noPicture': (name: string) => `Nije objavljeno. Prvo dodajte sliku: ${toastName(name)}`,

  'delete.title': 'Brisanje proizvoda',
  'delete.question': (name: string) => `Jeste li sigurni da želite obrisati ovaj proizvod? „${name}“`,
  'delete.confirm': 'Obriši',
  'delete.done': (name: string) => `Obrisano: ${toastName(name)}`,
  'restore.done': (name: string) => `Vraćeno: ${toastName(name)}`,
  'undo.done': (count: number) => `Vraćeno: ${countedProducts(count)}`,
  'undo.skipped': (changed: number, skipped: number) =>
    `Vraćeno: ${countedProducts(changed)}. Izmijenjeno u međuvremenu, pa nije dirano: ${formatCount(skipped)}.`,

  'bulk.label': 'Izmjena označenih proizvoda',
  'bulk.applies': (count: number) =>
    `${plural(count, ['Mijenja se', 'Mijenjaju se', 'Mijenja se'])} ${countedProducts(count)}.`,
  'bulk.apply': 'Primijeni',
  'bulk.applying': 'Primjenjuje se...',
  'bulk.choose': 'Odaberite',
  'bulk.chooseFault': 'Odaberite vrijednost.',
  'bulk.empty': 'Isprazni polje',
  'bulk.typeFault': 'Upišite vrijednost.',
  'bulk.from': 'Od godine',
  'bulk.to': 'Do godine',
  'bulk.priceWay': 'Način izmjene cijene',
  'bulk.price': 'Nova cijena (KM)',
  'bulk.priceMissing': 'Upišite cijenu.',
  'bulk.percent': 'Promjena u procentima',
  'bulk.percentHelp': 'Na primjer 10 poskupljuje, -10 pojeftinjuje.',
  'bulk.newPrices': 'Nove cijene',
  'bulk.newPrice': (before: string, after: string) => `${before} → ${after}`,
  'bulk.morePrices': (count: number) => `i još ${formatCount(count)}`,
  'bulk.withoutPrice': (count: number) =>
    `${countedProducts(count)} ${plural(count, ['nema cijene', 'nemaju cijene', 'nema cijene'])}.`,
  'bulk.percentFault': (min: number, max: number) => `Upišite cijeli broj od ${min} do ${max}, osim nule.`,
  'bulk.yearsFault': 'Početna godina ne može biti poslije krajnje.',
  'bulk.deleteQuestion': (count: number) =>
    count === 1
      ? 'Jeste li sigurni da želite obrisati ovaj proizvod?'
      : `Jeste li sigurni da želite obrisati označene proizvode (${formatCount(count)})?`,
  'bulk.done': (count: number) => `Izmijenjeno: ${countedProducts(count)}`,
  'bulk.restored': (count: number) => `Vraćeno: ${countedProducts(count)}`,
  'bulk.deleted': (count: number) => `Obrisano: ${countedProducts(count)}`,
  'bulk.withoutPicture': (count: number) => `Bez slike, zato neobjavljeno: ${countedProducts(count)}.`,
  'bulk.none': 'Ništa se nije promijenilo: označeni proizvodi su već takvi.',
} as const;

export const priceWayText = {
  percent: 'U procentima',
  set: 'Ista cijena za sve',
  none: cardText.noPrice,
} as const;

/** Changes of many products other than setting a field. */
const otherChanges = {
  years: { name: 'Godine', title: 'Godine za označene' },
  price: { name: 'Cijena', title: 'Cijena označenih' },
  deal: { name: 'Dostupnost', title: 'Dostupnost označenih' },
  delete: { name: 'Obriši', title: 'Brisanje označenih' },
  restore: { name: 'Vrati iz smeća', title: 'Vraćanje označenih' },
} as const;

/** Names that fit a button of the bulk bar on phones, where the field's own is too long. */
const SHORT_NAMES: Readonly<Partial<Record<BulkFieldName, string>>> = { storagePlace: 'Mjesto' };

/** Name of a change of many products, on its button and in its dialog. */
export const bulkText = (change: BulkFieldName | keyof typeof otherChanges) =>
  change in otherChanges
    ? otherChanges[change as keyof typeof otherChanges]
    : {
        name: SHORT_NAMES[change as BulkFieldName] ?? fieldLabel[change as BulkFieldName],
        title: `${fieldLabel[change as BulkFieldName]} za označene`,
      };
