import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { ImportItem, ImportJob, ItemResult } from '#db/queries/imports/import-jobs.ts';
import { findDeletedAds } from '#db/queries/imports/deleted-ads.ts';
import { type ImportedProduct, listImportedProducts } from '#db/queries/imports/imported-products.ts';
import { isSourceTaken } from '#db/queries/failed-writes.ts';
import { insertProducts, updateProducts } from '#db/queries/products/product-writes.ts';
import { OLX_SOURCE, type AdState } from '#src/domain/admin/olx-import.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { differingFields } from '#src/domain/admin/product-state.ts';
import { readAd } from '#src/domain/ads/read-ad.ts';
import { importText as text, olxFailureText } from '#src/strings/olx-import.ts';
import { PictureFailure } from './download-picture.ts';
import { type FetchedPictures, fetchPictures } from './fetch-pictures.ts';
import { findAd, type OlxAd } from './find-ads.ts';
import type { ImportKnowledge } from './import-knowledge.ts';
import { productStateOfAd } from './product-state-of-ad.ts';
import { OlxFailure } from './olx-failure.ts';
import type { OlxAccess } from './olx-client.ts';

type ImportContext = { access: OlxAccess; knowledge: ImportKnowledge; job: ImportJob };

/** A generation's name, which changes with its model and not by an edit of the product, is left out. */
const comparable = <State extends Pick<ProductState, 'fitments'>>(state: State): State => ({
  ...state,
  fitments: state.fitments.map((fitment) => ({
    ...fitment,
    facts: { ...fitment.facts, generation: undefined },
  })),
});

/** Publishing a draft is not an edit; any other difference from the imported state is an edit of the owner. */
export function adStateOf({ current, imported }: ImportedProduct): AdState {
  if (current.deletedAt !== null) return 'binned';
  if (!imported) return 'edited';
  const edited = differingFields(comparable(imported), comparable(current));
  return edited.some((field) => field !== 'status') ? 'edited' : 'known';
}

async function renew(db: Db, { access, job }: ImportContext, known: ImportedProduct): Promise<ItemResult> {
  const ad = await findAd(access, known.sourceId);
  if (!ad.isOffered)
    return { state: 'done', outcome: 'gone', productId: known.id, problem: text['problem.gone'] };
  const pictures = await picturesOf(db, access, ad);
  if ('state' in pictures) return { ...pictures, productId: known.id };
  const { hashes, lost } = pictures;
  // When pictures could not be fetched, the present ones are kept.
  const images = hashes.length > 0 && lost === 0 ? hashes : known.current.images;
  const state = { ...known.current, priceMinor: ad.priceMinor, images };
  const done = { title: ad.title, productId: known.id, pictures: images.length };
  if (differingFields(known.current, state).length === 0) return { ...done, state: 'done', outcome: 'known' };
  const change = { batch: randomUUID(), run: job.run, userId: job.userId, action: 'import' } as const;
  const written = await updateProducts(db, change, [{ id: known.id, version: known.current.version, state }]);
  // Somebody saved the product in the meantime, so it counts as the owner's edit.
  return { ...done, state: 'done', outcome: written.length > 0 ? 'renewed' : 'edited' };
}

/** The pictures, or the failed result of the ad, with its title. */
async function picturesOf(
  db: Db,
  access: OlxAccess,
  { title, pictures }: OlxAd,
): Promise<FetchedPictures | ItemResult> {
  try {
    return await fetchPictures(db, access, pictures);
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error;
    return { state: 'failed', title, problem: text['problem.picturesAway'] };
  }
}

async function importNew(db: Db, context: ImportContext, sourceId: string): Promise<ItemResult> {
  const { access, knowledge, job } = context;
  const ad = await findAd(access, sourceId);
  const { title } = ad;
  if (!ad.isOffered) return { state: 'done', outcome: 'gone', title, problem: text['problem.gone'] };
  const reading = readAd(ad, knowledge);
  const pictures = await picturesOf(db, access, ad);
  if ('state' in pictures) return pictures;
  const { hashes, lost } = pictures;
  const state = productStateOfAd(ad, reading, knowledge, { pictures: hashes, importAs: job.importAs });
  const change = { batch: randomUUID(), run: job.run, userId: job.userId, action: 'import' } as const;
  const [productId] = await insertProducts(db, change, [{ ...state, source: OLX_SOURCE, sourceId }]);
  if (productId === undefined) throw new Error(`ad ${sourceId} became no product`);
  const problems = [
    lost > 0 ? text['problem.lostPictures'](lost) : '',
    hashes.length === 0 ? text['problem.noPicture'] : '',
    reading.fitments.length === 0 ? text['problem.noVehicle'] : '',
  ].filter(Boolean);
  return {
    state: 'done',
    outcome: 'added',
    title,
    productId,
    pictures: hashes.length,
    problem: problems.length > 0 ? problems.join(' ') : null,
  };
}

async function importKnown(db: Db, context: ImportContext, known: ImportedProduct): Promise<ItemResult> {
  const { job } = context;
  const listed = adStateOf(known);
  const done = { state: 'done', productId: known.id, pictures: known.current.images.length } as const;
  // A product of this job: the process ended after it wrote the product and before it stored the result.
  if (known.createdAt >= job.createdAt) return { ...done, outcome: 'added' };
  if (job.renews && listed === 'known') return renew(db, context, known);
  return { ...done, outcome: job.renews && listed === 'edited' ? 'edited' : 'known' };
}

function resultOf(error: unknown): ItemResult {
  if (error instanceof OlxFailure) {
    if (error.code === 'not_found') return { state: 'done', outcome: 'gone', problem: text['problem.gone'] };
    return { state: 'failed', problem: olxFailureText[error.code] };
  }
  throw error;
}

/**
 * Imports one ad, or finds that it was imported before. The product is written with its vehicles and pictures in one
 * transaction.
 *
 * @throws OlxFailure `refused`, because every other ad would fail too
 */
export async function importAd(
  db: Db,
  context: ImportContext,
  { sourceId }: Pick<ImportItem, 'sourceId'>,
): Promise<ItemResult> {
  const [known] = await listImportedProducts(db, [sourceId]);
  try {
    if (known) return await importKnown(db, context, known);
    const deleted = await findDeletedAds(db, [sourceId]);
    if (deleted.has(sourceId)) return { state: 'done', outcome: 'known', problem: text['problem.deleted'] };
    return await importNew(db, context, sourceId);
  } catch (error) {
    if (error instanceof OlxFailure && error.code === 'refused') throw error;
    if (!isSourceTaken(error)) return resultOf(error);
    // Another import of the same ad was faster.
    const [other] = await listImportedProducts(db, [sourceId]);
    return { state: 'done', outcome: 'known', productId: other?.id ?? null };
  }
}
