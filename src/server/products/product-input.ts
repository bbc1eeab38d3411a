import type { Db } from '#db/client.ts';
import { findKnownReferences } from '#db/queries/product-snapshot.ts';
import type { ProductInput } from '#src/contracts/admin/products.ts';
import type { FitmentValues, ProductState } from '#src/domain/admin/product.ts';
import { distinctFitments, withPrimaryVehicle } from '#src/domain/admin/product-fitments.ts';
import {
  type FitmentDraft,
  priceMinorOf,
  type ProductDraft,
  productFaults,
  type ProductFaults,
} from '#src/domain/admin/product-rules.ts';
import { lastYear } from '#src/domain/years.ts';
import { Problem } from '#src/server/problem.ts';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { problemText } from '#src/strings/problems.ts';
import { keepProductImages } from './product-images.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const tidyList = (texts: readonly string[]) => [...new Set(texts.map(oneLine).filter(Boolean))];

/** What the request asks for on top of what there is: fields that it leaves out stay as they are. */
function draftOf(input: ProductInput, base: ProductState): ProductDraft & Pick<ProductState, 'categoryId'> {
  const { fitments, manufacturerId, modelId, compatibleYears } = input;
  const kind = input.kind ?? base.kind;
  return {
    kind,
    status: input.status ?? base.status,
    name: oneLine(input.name),
    description: (input.description ?? base.description).replace(/\r\n?/g, '\n').trim(),
    rating: input.rating ?? base.rating,
    price: input.price === undefined ? base.priceMinor && base.priceMinor / 100 : input.price,
    partNumbers: tidyList(input.partNumbers ?? base.partNumbers),
    quality: (input.quality === undefined ? base.quality : oneLine(input.quality ?? '')) || null,
    warrantyMonths: input.warrantyMonths ?? base.warrantyMonths,
    categoryId: input.categoryId === undefined ? base.categoryId : input.categoryId,
    tuningCategoryId:
      input.tuningCategoryId ??
      (input.tuningCategoryId === null || kind === 'part' ? null : base.tuningCategoryId),
    fitments: distinctFitments(
      fitments?.map(({ modelId: model, manufacturerId: make, ...years }) => ({
        ...years,
        manufacturerId: make,
        modelId: model,
      })) ?? withPrimaryVehicle(base.fitments, { manufacturerId, modelId }, compatibleYears),
    ),
    imageCount: new Set(input.images ?? base.images).size,
  };
}

/** A caller who knows of one vehicle only reads about it under the names of its own fields. */
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

const isWhole = (fitment: FitmentDraft): fitment is FitmentValues =>
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
 * What a product will be after this request, all rules met (SPEC §5). Pictures are kept on the way, after everything
 * that can be checked without them.
 *
 * @throws Problem `bad_request` with the specification's sentence and a text per field
 */
export async function readProductInput(
  db: Db,
  input: ProductInput,
  base: ProductState,
): Promise<ProductState> {
  const draft = draftOf(input, base);
  refuse(productFaults(draft, lastYear()), input);
  const { price, imageCount: _, fitments, partNumbers, ...rest } = draft;
  const priceMinor = priceMinorOf(price);
  const vehicles = fitments.filter(isWhole);
  // The rules have just refused both.
  if (priceMinor === undefined || vehicles.length < fitments.length)
    throw new Problem('bad_request', problemText.badRequest);
  const state: ProductState = {
    ...base,
    ...rest,
    ...{ priceMinor, fitments: vehicles, partNumbers: [...partNumbers] },
    availability: input.availability ?? base.availability,
    pinned: input.pinned ?? base.pinned,
    images: [],
  };
  refuse(await referenceFaults(db, state), input);
  const images = await keepProductImages(db, input.images ?? base.images);
  refuse(await referenceFaults(db, { ...state, images }), input);
  return { ...state, images };
}
