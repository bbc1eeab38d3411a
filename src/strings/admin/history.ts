import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';
import { choiceWord, fieldLabel } from '../product-fields.ts';

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
  csv: 'Izmijenjeno iz CSV-a',
  'remove-duplicates': 'Uklonjen duplikat',
  merge: 'Spojen model',
  expire: 'Rezervacija istekla',
};

export const entityText: Readonly<Record<AuditEntity, string>> = {
  product: 'Proizvod',
  manufacturer: 'Marka',
  model: 'Model',
  category: 'Kategorija',
  'tuning-category': 'Tuning kategorija',
  message: 'Poruka',
};

/** Names that are not product fields, or differ from the form's: amounts are shown with 'KM'. */
const otherFields: Readonly<Record<string, string>> = {
  priceMinor: 'Cijena',
  deletedAt: 'Obrisano',
  slug: 'Adresa',
  aliases: 'Drugi nazivi',
  slugAliases: 'Druge adrese',
  generations: 'Generacije',
  hint: 'Kratki opis',
  state: 'Stanje',
};
export const fieldName = (field: string): string =>
  otherFields[field] ?? (fieldLabel as Readonly<Record<string, string>>)[field] ?? field;

const flags: Readonly<Record<string, string>> = { true: 'da', false: 'ne' };
/** Words of closed lists; other values as the server sends them. */
export const fieldValue = (field: string, value: string): string =>
  (field === 'pinned' ? flags[value] : choiceWord(field, value)) ?? value;

/** Undoing one edit, and restoring the version after it. */
const sides = {
  before: {
    button: 'Poništi ovu izmjenu',
    named: (name: string, moment: string) => `Poništi ovu izmjenu: ${name}, ${moment}`,
    title: 'Poništavanje izmjene',
    question: (name: string, moment: string) =>
      `Proizvodu „${name}” vraća se ono što je izmijenjeno ${moment}; kasnije izmjene ostaju.`,
    done: (name: string) => `Izmjena je poništena: ${name}`,
  },
  after: {
    button: 'Vrati ovu verziju',
    named: (name: string, moment: string) => `Vrati ovu verziju: ${name}, ${moment}`,
    title: 'Vraćanje verzije',
    question: (name: string, moment: string) =>
      `Proizvod „${name}” bit će onakav kakav je bio ${moment}. I to se može poništiti ovdje, u historiji.`,
    done: (name: string) => `Vraćena je ranija verzija: ${name}`,
  },
} as const;

export const historyText = {
  ...sides,
  title: 'Historija',
  ofProduct: (name: string) => `Historija: ${name}`,
  all: 'Prikaži sve izmjene',
  loading: 'Učitavanje historije...',
  empty: 'Još nema izmjena',
  emptyAdvice: 'Ovdje se vidi ko je šta i kada promijenio, i svaka ranija verzija se može vratiti.',
  somebody: 'sistem',
  old: 'Prije',
  new: 'Poslije',
  nothing: 'prazno',
  lost: '(obrisano)',
  noChanges: 'Bez promjena u poljima.',
  restoring: 'Vraća se...',
  isSo: (name: string) => `Ništa se nije promijenilo: ${name} je već takav proizvod.`,
  open: 'Otvori proizvod',
  newer: 'Novije izmjene',
  older: 'Starije izmjene',
  picture: (position: number) => `Slika ${position}`,
} as const;
