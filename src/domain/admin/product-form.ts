import {
  FACT_NAMES,
  type FactName,
  factRule,
  type FitmentFacts,
  tidyFacts,
} from '../fitment/fitment-facts.ts';
import { formatMoney } from '../money.ts';
import {
  type ChoiceFieldName,
  type ChoiceValue,
  fieldsWith,
  type FieldNamed,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  productField,
  type ProductValues,
} from '../product/product-fields.ts';
import { yearsOf } from '../years.ts';
import { newDeal } from './deal.ts';
import type { ManufacturerChoice } from './dictionaries.ts';
import { asNumber, typedValue } from './field-value.ts';
import type { UncheckedFitment, UncheckedProduct } from './product-rules.ts';
import { NEW_PRODUCT } from './product-state.ts';
import type { AdminImage, AdminProduct } from './product.ts';

export type AdminVehicles = readonly ManufacturerChoice[];

/** Value of the model select that stands for every model of the manufacturer. */
export const EVERY_MODEL = 'svi';

/** As selects hold them: ids and years as text, empty when nothing is chosen. */
export type FitmentFields = {
  manufacturerId: string;
  modelId: string;
  yearFrom: string;
  yearTo: string;
  /** Absent in forms that were kept before vehicles had further facts. */
  facts?: FactFields;
};
type FactFields = Partial<Record<FactName, string>>;

/** Plain fields of the form; the price differs there, because it is typed in KM. */
export type FormFieldName = Exclude<PlainFieldName, 'priceMinor' | FieldNamed<{ isNotInForm: true }>>;

const excluded: ReadonlySet<PlainFieldName> = new Set(['priceMinor', ...fieldsWith('isNotInForm')]);
export const FORM_FIELD_NAMES = PLAIN_FIELD_NAMES.filter(
  (name): name is FormFieldName => !excluded.has(name),
);

type Unknown<Name extends PlainFieldName> = null extends ProductValues[Name] ? '' : never;

/** A product as the form holds it, without pictures: all but flags as text, empty for no value. */
export type ProductFields = {
  [Name in FormFieldName]: Name extends FieldNamed<{ type: 'flag' }>
    ? boolean
    : Name extends ChoiceFieldName
      ? ChoiceValue<Name> | Unknown<Name>
      : string;
} & {
  price: string;
  /** Fits every vehicle; then `fitments` are ignored. */
  universal: boolean;
  fitments: FitmentFields[];
};

/** A photograph that the server does not have yet; the device keeps its file under this key. */
type WaitingImage = { waiting: string; name: string };
export type FormImage = AdminImage | WaitingImage;
export const isSent = (image: FormImage): image is AdminImage => 'hash' in image;

export type ProductFormState = { fields: ProductFields; images: FormImage[] };

/** Whether a kept form has the current shape. */
export const isProductForm = ({ fields, images }: Partial<ProductFormState>): boolean =>
  Array.isArray(fields?.fitments) && Array.isArray(images);

/** What is remembered of the vehicle that was entered last. */
export type RememberedVehicle = Pick<FitmentFields, 'manufacturerId' | 'modelId'>;

/** A vehicle of unknown years. */
export const emptyFitment = (like?: RememberedVehicle): FitmentFields => ({
  manufacturerId: like?.manufacturerId ?? '',
  modelId: like?.modelId ?? '',
  yearFrom: '',
  yearTo: '',
  facts: factFields(),
});

/** Without those that nothing was entered in: rows without a model, and the `remembered` vehicle as it was filled in. */
export const enteredFitments = (
  { universal, fitments }: Pick<ProductFields, 'universal' | 'fitments'>,
  remembered?: RememberedVehicle,
): FitmentFields[] =>
  universal
    ? []
    : fitments.filter(({ manufacturerId, modelId, yearFrom, yearTo, facts }) => {
        const isRemembered = manufacturerId === remembered?.manufacturerId && modelId === remembered.modelId;
        return (
          (modelId !== '' && !isRemembered) ||
          yearFrom !== '' ||
          yearTo !== '' ||
          factsOf(facts) !== undefined
        );
      });

export const factFields = (facts: FitmentFacts = {}): FactFields =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, String(facts[name] ?? '')]));

/** Text that is not a number becomes NaN, which breaks the rule of its field. */
export const factsOf = (fields: FactFields = {}): FitmentFacts | undefined =>
  tidyFacts(
    Object.fromEntries(
      FACT_NAMES.flatMap((name) => {
        const text = fields[name]?.trim() ?? '';
        if (text === '') return [];
        return [[name, factRule(name).type === 'number' ? Number(text) : text]];
      }),
    ),
  );

const textOf = (value: ProductValues[PlainFieldName]): string => {
  if (value === null) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
};

const textsOf = (values: ProductValues) =>
  Object.fromEntries(
    FORM_FIELD_NAMES.map((name) => {
      const value = values[name];
      return [name, typeof value === 'boolean' ? value : textOf(value)];
    }),
  ) as Pick<ProductFields, FormFieldName>;

export const emptyProduct = (like?: RememberedVehicle, name = ''): ProductFormState => ({
  fields: {
    ...textsOf({ ...NEW_PRODUCT, name }),
    price: '',
    universal: false,
    fitments: [emptyFitment(like)],
  },
  images: [],
});

export function formOf(product: AdminProduct): ProductFormState {
  const { fitments, images, priceMinor } = product;
  return {
    fields: {
      ...textsOf(product),
      price: priceMinor === null ? '' : formatMoney(priceMinor).replace(/\sKM$/, ''),
      universal: fitments.length === 0,
      fitments:
        fitments.length === 0
          ? [emptyFitment()]
          : fitments.map((fitment) => ({
              manufacturerId: textOf(fitment.manufacturerId),
              modelId: fitment.modelId === null ? EVERY_MODEL : textOf(fitment.modelId),
              yearFrom: textOf(fitment.yearFrom),
              yearTo: textOf(fitment.yearTo),
              facts: factFields(fitment.facts),
            })),
    },
    images: [...images],
  };
}

/** What a copy begins with, for the next part of the same car: a draft in stock. */
export const copyOf = (product: AdminProduct): ProductFormState =>
  formOf({ ...product, ...newDeal('in_stock'), status: 'draft', pinned: false });

/** A kept form, which may lack newer fields: those get their values from the form as it was opened now. */
export const keptForm = (kept: ProductFormState, opened: ProductFormState): ProductFormState => ({
  ...kept,
  fields: { ...opened.fields, ...kept.fields },
});

/** The years of a fitment of the form; null for one that is not chosen. */
export const fitmentYears = ({ yearFrom, yearTo }: Pick<FitmentFields, 'yearFrom' | 'yearTo'>) => ({
  yearFrom: asNumber(yearFrom),
  yearTo: asNumber(yearTo),
});

/** For the rules in `product-rules.ts`. */
export const uncheckedFitment = (fields: FitmentFields): UncheckedFitment => ({
  manufacturerId: asNumber(fields.manufacturerId) ?? undefined,
  modelId: fields.modelId === EVERY_MODEL ? null : (asNumber(fields.modelId) ?? undefined),
  ...fitmentYears(fields),
  facts: factsOf(fields.facts),
});

/** For the rules in `product-rules.ts`. */
export function uncheckedProduct(fields: ProductFields, imageCount: number): UncheckedProduct {
  const values = Object.fromEntries(
    FORM_FIELD_NAMES.map((name) => [name, typedValue(productField(name), fields[name])]),
  ) as Pick<ProductValues, FormFieldName>;
  return {
    ...values,
    tuningCategoryId: values.kind === 'tuning' ? values.tuningCategoryId : null,
    price: fields.price,
    imageCount,
    fitments: fields.universal ? [] : fields.fitments.map(uncheckedFitment),
  };
}

/**
 * Body of `POST` and `PUT /api/admin/products`: the specification's fields for the primary vehicle, and the fields that
 * the specification lacks.
 */
export function requestOf({ fields, images }: ProductFormState): Record<string, unknown> {
  const { fitments, imageCount: _, ...rest } = uncheckedProduct(fields, images.length);
  const primary = fitments[0];
  const { yearFrom, yearTo } = primary ?? {};
  return {
    ...rest,
    price: fields.price.trim() || null,
    images: images.filter(isSent).map(({ url }) => url),
    ...(primary && {
      manufacturerId: primary.manufacturerId,
      modelId: primary.modelId ?? undefined,
      compatibleYears: yearFrom && yearTo ? yearsOf([{ from: yearFrom, to: yearTo }]).map(String) : [],
    }),
    fitments,
  };
}

export const sameForm = (one: ProductFormState, other: ProductFormState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
