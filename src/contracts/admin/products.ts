import { z } from 'zod';
import {
  ADMIN_FILTERS,
  ADMIN_SORTS,
  PRODUCT_REFERENCES,
  type ProductReference,
} from '#src/domain/admin/product.ts';
import { endsInPast } from '#src/domain/admin/deal.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_ROWS_MAX,
  ADMIN_SEARCH_MAX,
  DEAL_TEXT_MAX,
  PRICE_PERCENT_MAX,
  PRICE_PERCENT_MIN,
} from '#src/domain/limits/admin.ts';
import { PART_NUMBERS_PER_PRODUCT, PRICE_MINOR_MAX, PRODUCT_NAME_MAX } from '#src/domain/limits/catalogue.ts';
import { ID_MAX } from '#src/domain/limits/requests.ts';
import {
  FACT_NAMES,
  type FactName,
  factRule,
  type FitmentFacts,
  tidyFacts,
} from '#src/domain/fitment/fitment-facts.ts';
import {
  type BulkFieldName,
  choiceValues,
  fieldsWith,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  productField,
  type ProductValues,
} from '#src/domain/product/product-fields.ts';
import { lastYear } from '#src/domain/years.ts';
import { valueFault, yearsFault } from '#src/domain/admin/product-rules.ts';
import { dealText } from '#src/strings/admin/deal.ts';
import { productFaultText } from '#src/strings/product-rules.ts';
import { problemText } from '#src/strings/problems.ts';
import { blank, idField, pageField, idsField } from './fields.ts';

const absent = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([blank.transform(() => undefined), schema]).optional();

const references = Object.fromEntries(PRODUCT_REFERENCES.map((name) => [name, absent(idField)])) as Record<
  ProductReference,
  ReturnType<typeof absent<typeof idField>>
>;

/** `GET /api/admin/products?…`; a value that its filter does not know is refused, so that it does not list everything. */
export const productListQuery = z.object({
  page: pageField,
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((n) => n >= 1 && n <= ADMIN_ROWS_MAX)
    .default(ADMIN_PAGE_SIZE),
  search: z
    .string()
    .trim()
    .transform((text) => cutText(text, ADMIN_SEARCH_MAX))
    .default(''),
  filter: z.enum(ADMIN_FILTERS).default('all'),
  ...references,
  sort: z.enum(ADMIN_SORTS).default('newest'),
});

const text = z.string();
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const year = z.union([blank.transform(() => null), number], problemText.badYear);
/** Null and an empty text clear the field, undefined leaves it unchanged. */
const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]);

/** The values that a call may send for a plain field, by the field's type. */
function valueSchema(name: PlainFieldName): z.ZodType {
  const field = productField(name);
  switch (field.type) {
    case 'choice': {
      const given = z.enum(Object.keys(field.values));
      return field.default === null ? nullable(given) : given;
    }
    case 'text':
      return field.default === null ? text.nullable() : text;
    case 'texts':
      return z.array(text).max(500);
    case 'flag':
      return z.boolean();
    case 'reference':
      return nullable(idField);
    default:
      return field.default === null ? nullable(number) : number;
  }
}

const schemasOf = <Name extends PlainFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, valueSchema(name)])) as {
    [Field in Name]: z.ZodType<ProductValues[Field]>;
  };

const { priceMinor: _, ...plainSchemas } = schemasOf(PLAIN_FIELD_NAMES);

const factSchema = (name: FactName) => {
  const rule = factRule(name);
  if (rule.type === 'choice') return z.enum(rule.values);
  return rule.type === 'number' ? number : z.string();
};

const factsInput = z
  .object(Object.fromEntries(FACT_NAMES.map((name) => [name, factSchema(name).optional()])))
  .transform((facts) => tidyFacts(facts as FitmentFacts));

const fitment = z.object({
  manufacturerId: absent(idField),
  modelId: z.union([z.null(), z.literal('').transform(() => undefined), idField]).optional(),
  yearFrom: year.default(null),
  yearTo: year.default(null),
  facts: factsInput.optional(),
});

/**
 * The body of `POST` and `PUT /api/admin/products` (SPEC §7, DECISIONS D10): the specification's fields and the
 * form's additional ones. Only shapes are checked here; what a product needs is in `domain/admin/product-rules.ts`.
 */
export const productInput = z.object({
  ...z.object(plainSchemas).partial().shape,
  name: text.nullish().transform((value) => value ?? ''),
  manufacturerId: absent(idField),
  modelId: absent(idField),
  compatibleYears: z.array(number, problemText.badYear).max(300).optional(),
  /** Data URLs and pictures that the shop already has, by address or as the calls answer them; the main one first. */
  images: z
    .array(z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]))
    .max(100)
    .nullish()
    .transform((value) => value ?? undefined),
  price: z.union([z.string(), z.number(), z.null()]).optional(),
  /**
   * Takes precedence over `manufacturerId`, `modelId` and `compatibleYears`; an empty list is a universal product.
   */
  fitments: z.array(fitment).max(1000).optional(),
  version: z.number().int().optional(),
});

export type ProductInput = z.output<typeof productInput>;

const years = z
  .object({ from: number, to: number }, problemText.badYear)
  .superRefine(({ from, to }, context) => {
    const fault = yearsFault(from, to, lastYear());
    if (fault) context.addIssue({ code: 'custom', message: productFaultText[fault] });
  });

const price = z
  .number(productFaultText['price.range'])
  .int()
  .min(1, productFaultText['price.range'])
  .max(PRICE_MINOR_MAX, productFaultText['price.range']);

const percent = z
  .number(problemText.badPercent)
  .min(PRICE_PERCENT_MIN, problemText.badPercent)
  .max(PRICE_PERCENT_MAX, problemText.badPercent)
  .refine((value) => value !== 0, problemText.badPercent);

const bulkSchemas = fieldsWith('isInBulk').map((name) =>
  z.strictObject({
    [name]: valueSchema(name).superRefine((value, context) => {
      const fault = valueFault(name, value);
      if (fault) context.addIssue({ code: 'custom', message: productFaultText[fault] });
    }),
  }),
) as unknown as z.ZodType<{ [Name in BulkFieldName]: Pick<ProductValues, Name> }[BulkFieldName]>[];

const dealField = z
  .string()
  .trim()
  .max(DEAL_TEXT_MAX, problemText.badDeal)
  .transform((text) => text || null)
  .nullable()
  .default(null);
const day = z.iso.date(problemText.badDeal).nullable().default(null);
const deal = z
  .strictObject({
    availability: z.enum(choiceValues('availability')),
    reservedFor: dealField,
    reservedUntil: day,
    soldFor: z
      .number()
      .int()
      .min(1, problemText.badDeal)
      .max(PRICE_MINOR_MAX, problemText.badDeal)
      .nullable()
      .default(null),
    soldOn: day,
    soldWhere: dealField,
  })
  .refine((value) => !endsInPast(value, isoDay(new Date())), {
    error: dealText.faults.reservedUntil,
    path: ['reservedUntil'],
  });

/** `POST /api/admin/products/bulk`. */
export const bulkInput = z.object({
  ids: idsField,
  change: z.union([
    ...bulkSchemas,
    z.strictObject({ years }),
    z.strictObject({ priceMinor: price.nullable() }),
    z.strictObject({ pricePercent: percent }),
    z.strictObject({ deal }),
    z.strictObject({ delete: z.literal(true) }),
    z.strictObject({ restore: z.literal(true) }),
  ]),
});

/** `GET /api/admin/same-number?numbers=…&except=12`: as the form has them, one per line. */
export const sameNumberQuery = z.object({
  numbers: z.string().transform((text) => splitList(text).slice(0, PART_NUMBERS_PER_PRODUCT)),
  except: z.coerce.number().int().nonnegative().max(ID_MAX).default(0),
});

/** `GET /api/admin/name-reading?name=…`. */
export const nameQuery = z.object({ name: z.string().transform((name) => cutText(name, PRODUCT_NAME_MAX)) });
