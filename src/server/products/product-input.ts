import type { Db } from '#db/client.ts';
import { findKnownReferences } from '#db/queries/products/product-snapshot.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import { tidyDeal } from '#src/domain/admin/deal.ts';
import type { FitmentValues, ProductState } from '#src/domain/admin/product.ts';
import { distinctFitments, withPrimaryVehicle } from '#src/domain/admin/product-fitments.ts';
import {
  type UncheckedFitment,
  priceMinorOf,
  type UncheckedProduct,
  productFaults,
  type ProductFaults,
} from '#src/domain/admin/product-rules.ts';
import {
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  productField,
  type ProductValues,
} from '#src/domain/product/product-fields.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { tidyList } from '#src/domain/dictionaries/tidy-list.ts';
import { tidySpaces } from '#src/domain/text/tidy-spaces.ts';
import { lastYear } from '#src/domain/years.ts';
import { Problem } from '#src/server/problem.ts';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { problemText } from '#src/strings/problems.ts';
import { keepProductImages } from './product-images.ts';

/** A value of a request without accidental spaces, empty entries and repetitions. */
function tidyValue(name: PlainFieldName, value: unknown): unknown {
  const field = productField(name);
  if (field.type === 'texts') return tidyList(value as readonly string[]);
  if (field.type !== 'text' || typeof value !== 'string') return value;
  const tidied = field.isLong ? value.replace(/\r\n?/g, '\n').trim() : tidySpaces(value);
  return tidied || field.default;
}

/** The present state with the fields of the request; fields that the request leaves out stay unchanged. */
function requestedState(input: ProductInput, base: ProductState): UncheckedProduct & ProductValues {
  const { fitments, manufacturerId, modelId, compatibleYears } = input;
  const asked = Object.fromEntries(
    PLAIN_FIELD_NAMES.map((name) => {
      const value = name === 'priceMinor' ? undefined : input[name];
      return [name, tidyValue(name, value === undefined ? base[name] : value)];
    }),
  ) as ProductValues;
  return {
    ...asked,
    price: input.price === undefined ? base.priceMinor && base.priceMinor / 100 : input.price,
    tuningCategoryId:
      input.tuningCategoryId ??
      (input.tuningCategoryId === null || asked.kind === 'part' ? null : base.tuningCategoryId),
    fitments: distinctFitments(
      fitments?.map(({ modelId: model, manufacturerId: manufacturer, ...years }) => ({
        ...years,
        manufacturerId: manufacturer,
        modelId: model,
      })) ?? withPrimaryVehicle(base.fitments, { manufacturerId, modelId }, compatibleYears),
    ),
    imageCount: new Set(input.images ?? base.images).size,
  };
}

/** For a caller that uses the fields of a single vehicle, the message is under the names of these fields. */
function fieldOf(path: string, input: ProductInput): string {
  if (input.fitments) return path;
  return path.replace(/^fitments\.\d+\.years$/, 'compatibleYears').replace(/^fitments\.0\./, '');
}

function refuse(faults: ProductFaults, input: ProductInput): void {
  const summary = productFaultSummary(faults);
  if (!summary) return;
  const fields = Object.entries(faults).flatMap(([path, fault]) =>
    fault ? [[fieldOf(path, input), productFaultText[fault]] as const] : [],
  );
  throw new Problem('bad_request', summary, Object.fromEntries(fields));
}

const isWhole = (fitment: UncheckedFitment): fitment is FitmentValues =>
  fitment.manufacturerId !== undefined && fitment.modelId !== undefined;

async function referenceFaults(db: Db, state: ProductState): Promise<ProductFaults> {
  const known = await findKnownReferences(db, [state]);
  const faults: ProductFaults = {};
  for (const [i, { manufacturerId, modelId }] of state.fitments.entries()) {
    if (!known.manufacturers.has(manufacturerId))
      faults[`fitments.${i}.manufacturerId`] = 'manufacturerId.unknown';
    else if (modelId !== null && known.models.get(modelId) !== manufacturerId)
      faults[`fitments.${i}.modelId`] = 'modelId.unknown';
  }
  if (state.categoryId !== null && !known.categories.has(state.categoryId))
    faults['categoryId'] = 'categoryId.unknown';
  if (state.tuningCategoryId !== null && !known.tuningCategories.has(state.tuningCategoryId))
    faults['tuningCategoryId'] = 'tuningCategoryId.unknown';
  if (state.images.some((hash) => !known.images.has(hash))) faults['images'] = 'images.unknown';
  return faults;
}

/**
 * The state of a product after this request, checked against all rules (SPEC §5). Pictures are stored only after
 * everything that can be checked without them.
 *
 * @throws Problem `bad_request` with the specification's sentence and a text per field
 */
export async function readProductInput(
  db: Db,
  input: ProductInput,
  base: ProductState,
): Promise<ProductState> {
  const asked = requestedState(input, base);
  refuse(productFaults(asked, lastYear()), input);
  const { price, imageCount: _, fitments, ...rest } = asked;
  const priceMinor = priceMinorOf(price);
  const vehicles = fitments.filter(isWhole);
  // `refuse` has thrown in both cases already; this check is for the types.
  if (priceMinor === undefined || vehicles.length < fitments.length)
    throw new Problem('bad_request', problemText.badRequest);
  const state: ProductState = {
    ...base,
    ...rest,
    priceMinor,
    fitments: vehicles,
    images: [],
  };
  refuse(await referenceFaults(db, state), input);
  const images = await keepProductImages(db, input.images ?? base.images);
  refuse(await referenceFaults(db, { ...state, images }), input);
  const today = state.availability === base.availability ? null : isoDay(new Date());
  return tidyDeal({ ...state, images }, today);
}
