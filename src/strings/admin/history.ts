import type {
  AuditAction,
  AuditEntity,
  HistoryChange,
  HistoryEntry,
  HistoryUndo,
} from '#src/domain/admin/history.ts';
import { calendarDate } from '#src/domain/calendar.ts';
import { shownPhone } from '#src/domain/contact/contact.ts';
import type { ShopSettings } from '#src/domain/shop/shop.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from '#src/domain/product/product-fields.ts';
import { entryFieldLabel, type EntryFieldName } from './dictionary-screens.ts';
import { settingLabel } from './settings.ts';
import { choiceWord, fieldLabel } from '../product-fields.ts';
import { toastName } from '../toast.ts';

const NOTHING = 'prazno';

export const actionText: Readonly<Record<AuditAction, string>> = {
  create: 'Dodano',
  update: 'Izmijenjeno',
  delete: 'Obrisano',
  restore: 'Vraćeno iz smeća',
  duplicate: 'Napravljena kopija',
  bulk: 'Masovna izmjena',
  undo: 'Poništeno',
  'restore-version': 'Vraćena ranija verzija',
  import: 'Uvezeno',
  csv: 'Uvoz iz CSV-a',
  'remove-duplicates': 'Uklonjen duplikat',
  merge: 'Spajanje',
  expire: 'Rezervacija istekla',
};

export const entityText: Readonly<Record<AuditEntity, string>> = {
  product: 'Proizvod',
  manufacturer: 'Marka',
  model: 'Model',
  category: 'Kategorija',
  'tuning-category': 'Tuning kategorija',
  message: 'Poruka',
  settings: 'Postavke',
};

const fieldNames: Readonly<Record<string, string>> = {
  ...entryFieldLabel,
  ...fieldLabel,
  ...settingLabel,
  // Fields of no form, and names that differ from the form's: amounts are shown with 'KM'.
  priceMinor: 'Cijena',
  deletedAt: 'Obrisano',
  state: 'Stanje',
};
export const fieldName = (field: string): string => fieldNames[field] ?? field;

const flags: Readonly<Record<string, string>> = { true: 'da', false: 'ne' };
const FLAG_FIELDS: ReadonlySet<string> = new Set(
  PRODUCT_FIELD_NAMES.filter((name) => productField(name).type === 'flag'),
);
const DAY_FIELDS: ReadonlySet<string> = new Set<ProductFieldName>(['reservedUntil', 'soldOn']);
/** Their values are hashes of pictures. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set<ProductFieldName | EntryFieldName>([
  'images',
  'image',
]);
const PHONE_FIELDS: ReadonlySet<string> = new Set<keyof ShopSettings>(['phone', 'whatsapp', 'viber']);

/** The word for a value of a closed list, a day or a phone number as people write it; any other value as the server sends it. */
export function fieldValue(field: string, value: string): string {
  if (DAY_FIELDS.has(field)) return calendarDate(new Date(value));
  if (PHONE_FIELDS.has(field)) return shownPhone(value);
  return (FLAG_FIELDS.has(field) ? flags[value] : choiceWord(field, value)) ?? value;
}

export const valuesText = (field: string, values: string | readonly string[]): string =>
  [values]
    .flat()
    .map((one) => fieldValue(field, one))
    .join(', ');

const EDIT_NAMES_MAX = 3;
const EDIT_VALUE_MAX = 40;

/** `Cijena: 10,00 KM → 12,50 KM`: distinguishes two edits of the same minute. */
export function editName(changes: readonly HistoryChange[]): string {
  const value = (field: string, side: HistoryChange['before']) =>
    cutText(side?.length ? valuesText(field, side) : NOTHING, EDIT_VALUE_MAX);
  return changes
    .slice(0, EDIT_NAMES_MAX)
    .map(({ field, before, after }) =>
      PICTURE_FIELDS.has(field)
        ? fieldName(field)
        : `${fieldName(field)}: ${value(field, before)} → ${value(field, after)}`,
    )
    .join('; ');
}

/** Undoing one edit, and restoring the version after it. */
const sides = {
  before: {
    button: 'Poništi ovu izmjenu',
    named: (name: string, moment: string, edit: string) => `Poništi ovu izmjenu: ${name}, ${moment}, ${edit}`,
    title: 'Poništavanje izmjene',
    question: (name: string, moment: string) =>
      `Poništava se izmjena proizvoda „${name}“ napravljena ${moment}; kasnije izmjene ostaju.`,
    done: (name: string) => `Izmjena je poništena: ${toastName(name)}`,
  },
  after: {
    button: 'Vrati ovu verziju',
    named: (name: string, moment: string, edit: string) => `Vrati ovu verziju: ${name}, ${moment}, ${edit}`,
    title: 'Vraćanje verzije',
    question: (name: string, moment: string) =>
      `Proizvod „${name}“ bit će onakav kakav je bio ${moment}. I to se može poništiti ovdje, u historiji.`,
    done: (name: string) => `Vraćena je ranija verzija: ${toastName(name)}`,
  },
} as const;

export const historyText = {
  ...sides,
  merge: {
    button: 'Poništi spajanje',
    named: (name: string, moment: string) => `Poništi spajanje: ${name}, ${moment}`,
    title: 'Poništavanje spajanja',
    question: (name: string) =>
      `„${name}“ će opet stajati za sebe, sa svojim proizvodima i adresama. Što je kasnije izmijenjeno, ostaje.`,
  },
  settings: {
    button: sides.before.button,
    named: sides.before.named,
    title: sides.before.title,
    question: (moment: string) =>
      `Poništava se izmjena postavki napravljena ${moment}; kasnije izmjene ostaju.`,
  },
  bulk: {
    button: (count: number) => `Poništi kod svih (${formatCount(count)})`,
    named: (count: number, moment: string, edit: string) =>
      `Poništi kod svih (${formatCount(count)}): masovna izmjena, ${moment}, ${edit}`,
    title: 'Poništavanje masovne izmjene',
    question: (count: number, moment: string) =>
      `Masovna izmjena napravljena ${moment} poništava se kod ${formatCount(count)} proizvoda. Što je kasnije mijenjano, ostaje kakvo jeste.`,
  },
  title: 'Historija',
  ofProduct: (name: string) => `Historija: ${name}`,
  all: 'Prikaži sve izmjene',
  loading: 'Učitavanje historije...',
  empty: 'Još nema izmjena',
  emptyAdvice: 'Ovdje se vidi ko je šta i kada promijenio, i svaka ranija verzija se može vratiti.',
  somebody: 'sistem',
  nothing: NOTHING,
  lost: '(obrisano)',
  noChanges: 'Bez promjena u poljima.',
  restoring: 'Vraća se...',
  isSo: (name: string) => `Ništa se nije promijenilo: proizvod „${name}“ je već takav.`,
  open: 'Otvori proizvod',
  newer: 'Novije izmjene',
  older: 'Starije izmjene',
  picture: (position: number) => `Slika ${position}`,
} as const;

/** Of an entry, and of the question that it leads to. */
export const buttonOf = ({ entry, undo }: { entry: HistoryEntry; undo: HistoryUndo }): string =>
  undo === 'bulk' ? historyText.bulk.button(entry.bulk?.count ?? 0) : historyText[undo].button;
