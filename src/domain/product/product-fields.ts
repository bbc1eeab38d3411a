import { DEAL_TEXT_MAX, ISO_DATE_LENGTH } from '../limits/admin.ts';
import {
  PART_NUMBERS_PER_PRODUCT,
  PART_NUMBER_MAX,
  PRICE_MINOR_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_QUALITY_MAX,
  RATING_MAX,
  RATING_MIN,
  STORAGE_PLACE_MAX,
  WARRANTY_MONTHS,
  WARRANTY_MONTHS_MAX,
} from '../limits/catalogue.ts';
import type { FieldFacts, ProductField } from './product-field.ts';

/** About a customer or a sale: no visitor, file or form has it. */
const DEAL_FACT = { isPrivate: true, isInRows: true, isNotInFile: true, isNotInForm: true } as const;

/**
 * Every field of a product, once, in the order of the file's columns. Column, snapshot, rules, form values, calls,
 * file, bulk changes, history and conflicts derive from it; its words are in `src/strings/product-fields.ts`.
 */
export const PRODUCT_FIELDS = {
  name: {
    type: 'text',
    header: 'Naziv',
    default: '',
    max: PRODUCT_NAME_MAX,
    isRequired: true,
    isOnCard: true,
    publicName: 'name',
  },
  status: {
    type: 'choice',
    header: 'Status',
    default: 'published',
    values: {
      draft: ['nacrt'],
      published: ['objavljeno', 'aktivno'],
      archived: ['arhivirano', 'arhiva'],
    },
    isPrivate: true,
    isInRows: true,
    isInBulk: true,
  },
  kind: {
    type: 'choice',
    header: 'Vrsta',
    default: 'part',
    values: { part: ['dio'], tuning: ['tuning'] },
    isOnCard: true,
    publicName: 'kind',
  },
  categoryId: {
    type: 'reference',
    header: 'Kategorija',
    to: 'categories',
    default: null,
    isInBulk: true,
  },
  tuningCategoryId: {
    type: 'reference',
    header: 'Tuning kategorija',
    to: 'tuningCategories',
    default: null,
  },
  fitments: { type: 'vehicles', header: 'Vozila', default: [] },
  partNumbers: {
    type: 'texts',
    header: 'Kataloški brojevi',
    default: [],
    max: PART_NUMBER_MAX,
    maxCount: PART_NUMBERS_PER_PRODUCT,
    publicName: 'part_numbers',
  },
  priceMinor: {
    type: 'money',
    header: 'Cijena (KM)',
    default: null,
    max: PRICE_MINOR_MAX,
    isOnCard: true,
  },
  rating: {
    type: 'number',
    header: 'Ocjena',
    default: RATING_MAX,
    min: RATING_MIN,
    max: RATING_MAX,
    isOnCard: true,
    publicName: 'rating',
  },
  availability: {
    type: 'choice',
    header: 'Dostupnost',
    default: 'in_stock',
    values: {
      in_stock: ['na stanju'],
      on_order: ['po narudžbi', 'na narudžbu'],
      reserved: ['rezervisano', 'rezervirano'],
      sold: ['prodano', 'prodato'],
    },
    isOnCard: true,
    publicName: 'availability',
  },
  condition: {
    type: 'choice',
    header: 'Stanje',
    default: null,
    values: {
      new: ['novo', 'nov', 'nova'],
      used: ['polovno', 'polovan', 'polovna', 'rabljeno', 'rabljen', 'korišteno', 'korišten', 'korišćeno'],
      refurbished: ['obnovljeno', 'reparirano', 'regenerisano'],
    },
    isLateColumn: true,
    isOnCard: true,
    isPartFact: true,
    isInBulk: true,
    filter: { type: 'choice', parameter: 'stanje' },
    publicName: 'condition',
  },
  side: {
    type: 'choice',
    header: 'Strana',
    default: null,
    values: {
      left: ['lijevo', 'lijevi', 'lijeva', 'levo'],
      right: ['desno', 'desni', 'desna'],
      both: ['lijevo i desno', 'oboje'],
    },
    isLateColumn: true,
    isPartFact: true,
    publicName: 'side',
  },
  axle: {
    type: 'choice',
    header: 'Položaj',
    default: null,
    values: {
      front: ['naprijed', 'prednje', 'prednji', 'prednja', 'sprijeda'],
      rear: ['nazad', 'zadnje', 'zadnji', 'zadnja', 'stražnje', 'straga', 'pozadi'],
    },
    isLateColumn: true,
    isPartFact: true,
    publicName: 'axle',
  },
  quality: { type: 'text', header: 'Kvalitet', default: null, max: PRODUCT_QUALITY_MAX },
  warrantyMonths: {
    type: 'number',
    header: 'Garancija (mjeseci)',
    default: WARRANTY_MONTHS,
    min: 0,
    max: WARRANTY_MONTHS_MAX,
  },
  /** Where in the shop's own rooms the part lies. */
  storagePlace: {
    type: 'text',
    header: 'Mjesto u skladištu',
    default: null,
    max: STORAGE_PLACE_MAX,
    isLateColumn: true,
    isPrivate: true,
    isInRows: true,
    isInBulk: true,
  },
  pinned: { type: 'flag', header: 'Istaknuto', default: false, isPrivate: true },
  reservedFor: { ...DEAL_FACT, type: 'text', default: null, max: DEAL_TEXT_MAX },
  /** `2026-11-25`, the last day of the reservation. */
  reservedUntil: { ...DEAL_FACT, type: 'text', default: null, max: ISO_DATE_LENGTH },
  soldFor: { ...DEAL_FACT, type: 'money', default: null, max: PRICE_MINOR_MAX },
  /** `2026-11-25` */
  soldOn: { ...DEAL_FACT, type: 'text', default: null, max: ISO_DATE_LENGTH },
  soldWhere: { ...DEAL_FACT, type: 'text', default: null, max: DEAL_TEXT_MAX },
  description: {
    type: 'text',
    header: 'Opis',
    default: '',
    max: PRODUCT_DESCRIPTION_MAX,
    isLong: true,
    publicName: 'description',
  },
  images: { type: 'pictures', header: 'Slike', default: [] },
} as const satisfies Record<string, ProductField>;

type Fields = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Fields;
/** Names of the fields that have these facts: `FieldNamed<{ type: 'choice' }>`. */
export type FieldNamed<Described> = {
  [Name in ProductFieldName]: Fields[Name] extends Described ? Name : never;
}[ProductFieldName];

/** Fields that are a column of the products' own table. */
export type PlainFieldName = Exclude<ProductFieldName, FieldNamed<{ type: 'vehicles' | 'pictures' }>>;
export type ChoiceFieldName = FieldNamed<{ type: 'choice' }>;
export type BulkFieldName = FieldNamed<{ isInBulk: true }>;

type KnownValue<Field> = Field extends { type: 'choice'; values: infer Values }
  ? keyof Values
  : Field extends { type: 'text' }
    ? string
    : Field extends { type: 'texts' }
      ? string[]
      : Field extends { type: 'flag' }
        ? boolean
        : number;
type ValueOf<Field extends { default: unknown }> =
  KnownValue<Field> | (Field['default'] extends null ? null : never);

export type ProductValues = { [Name in PlainFieldName]: ValueOf<Fields[Name]> };
/** Values of a choice, without the unknown one. */
export type ChoiceValue<Name extends ChoiceFieldName> = keyof Fields[Name]['values'] & string;

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

/** The description of a field whose name is not known at compile time. */
export const productField = (name: ProductFieldName): ProductField => PRODUCT_FIELDS[name];

export const PLAIN_FIELD_NAMES = PRODUCT_FIELD_NAMES.filter(
  (name): name is PlainFieldName => name !== 'fitments' && name !== 'images',
);

/** The fields that have this fact. */
export const fieldsWith = <Fact extends keyof FieldFacts>(fact: Fact) =>
  PRODUCT_FIELD_NAMES.filter((name) => productField(name)[fact] !== undefined) as FieldNamed<
    Record<Fact, unknown>
  >[];

export const isChoice = (name: ProductFieldName): name is ChoiceFieldName =>
  productField(name).type === 'choice';

/** The closed list of a choice, in its order. */
export const choiceValues = <Name extends ChoiceFieldName>(name: Name) =>
  Object.keys(PRODUCT_FIELDS[name].values) as [ChoiceValue<Name>, ...ChoiceValue<Name>[]];
