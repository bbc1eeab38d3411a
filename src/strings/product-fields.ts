import type { ChoiceFieldName, ChoiceValue, ProductFieldName } from '#src/domain/product/product-fields.ts';

/** Name of a field, beside its control, in the history and in a conflict. */
export const fieldLabel: Readonly<Record<ProductFieldName, string>> = {
  name: 'Naziv',
  status: 'Status',
  kind: 'Vrsta',
  categoryId: 'Kategorija',
  tuningCategoryId: 'Tuning kategorija',
  fitments: 'Vozila',
  partNumbers: 'Kataloški brojevi',
  priceMinor: 'Cijena (KM)',
  rating: 'Ocjena',
  availability: 'Dostupnost',
  condition: 'Stanje',
  side: 'Strana',
  axle: 'Položaj',
  quality: 'Kvalitet',
  warrantyMonths: 'Garancija (mjeseci)',
  storagePlace: 'Mjesto u skladištu',
  pinned: 'Istaknuto',
  reservedFor: 'Rezervisano za',
  reservedUntil: 'Rezervisano do',
  soldFor: 'Postignuta cijena (KM)',
  soldOn: 'Datum prodaje',
  soldWhere: 'Mjesto prodaje',
  description: 'Opis',
  images: 'Slike proizvoda',
};

/** Words of closed lists, for visitors and the owner alike. */
export const fieldChoiceText: {
  readonly [Name in ChoiceFieldName]: Readonly<Record<ChoiceValue<Name>, string>>;
} = {
  status: { draft: 'Nacrt', published: 'Objavljeno', archived: 'Arhivirano' },
  kind: { part: 'Dio', tuning: 'Tuning' },
  availability: { in_stock: 'Na stanju', on_order: 'Po narudžbi', reserved: 'Rezervisano', sold: 'Prodano' },
  condition: { new: 'Novo', used: 'Polovno', refurbished: 'Obnovljeno' },
  side: { left: 'Lijevo', right: 'Desno', both: 'Lijevo i desno' },
  axle: { front: 'Prednje', rear: 'Zadnje' },
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldChoiceText;
/** The word for a value; undefined if the field has no closed list. */
export const choiceWord = (field: string, value: string): string | undefined => words[field]?.[value];

/** One sentence of help under a control of the form. */
export const fieldHelp: Readonly<Partial<Record<ProductFieldName, string>>> = {
  priceMinor: 'Prazno znači cijena na upit.',
  status: 'Nacrt kupci ne vide i može biti bez slike.',
  storagePlace: 'Npr. B2 ili garaža, druga polica. Kupci ga ne vide.',
  pinned: 'prvi u listama',
  quality: 'Npr. original. Prazno se ne prikazuje.',
  partNumbers: 'Jedan u redu ili odvojeni zarezom.',
};
