import pLimit from 'p-limit';
import type { Db } from '#db/client.ts';
import { type ImportedProduct, listImportedProducts } from '#db/queries/imported-products.ts';
import { writeListingPictures } from '#db/queries/ad-pictures.ts';
import { type ListingPreview, OLX_SOURCE, type PreviewAnswer } from '#src/domain/admin/olx-import.ts';
import { OLX_IMPORT_SIZE, OLX_LISTINGS_AT_ONCE } from '#src/domain/limits.ts';
import { readListing } from '#src/domain/ads/read-ad.ts';
import { CONFIDENT_FROM, type ReadFitment } from '#src/domain/ads/reading.ts';
import { formatMoney } from '#src/domain/money.ts';
import { importText as text, olxFailureText } from '#src/strings/olx-import.ts';
import { findListing, type ListedListing, listListings } from './find-listings.ts';
import { type ImportKnowledge, importKnowledge } from './import-knowledge.ts';
import { listingStateOf } from './import-listing.ts';
import { type OlxSettings, olxSettings } from './olx-client.ts';
import { OlxFailure } from './olx-failure.ts';

const LISTING_ADDRESS = 'https://olx.ba/artikal/';

const yearsText = ({ yearFrom, yearTo }: ReadFitment): string => {
  if (yearFrom === null && yearTo === null) return '';
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom ?? ''}–${yearTo ?? ''}`;
};

const vehicleName = ({ manufacturer, model, generation }: ReadFitment): string =>
  [manufacturer.name, model?.name, generation?.name].filter(Boolean).join(' ');

function unread(
  { id, title, picture }: ListedListing,
  problem: string,
  known: ImportedProduct | undefined,
): ListingPreview {
  return {
    ...{ id, title, address: LISTING_ADDRESS + id, price: '', pictures: 0, vehicles: [] },
    hasThumbnail: picture !== null,
    state: known ? listingStateOf(known) : 'new',
    productId: known?.id ?? null,
    ...{ side: null, position: null, partNumbers: [], category: null, categoryFrom: null },
    ...{ confidence: 0, isConfident: false },
    ...{ reasons: [], problems: [problem] },
  };
}

async function preview(
  listed: ListedListing,
  settings: OlxSettings,
  knowledge: ImportKnowledge,
  known: ImportedProduct | undefined,
): Promise<ListingPreview> {
  if (!listed.isOffered) return unread(listed, text['problem.gone'], known);
  try {
    const listing = await findListing(settings, listed.id);
    const reading = readListing(listing, knowledge);
    const isConfident = reading.confidence >= CONFIDENT_FROM;
    const problems = [
      listing.isOffered ? '' : text['problem.gone'],
      listing.pictures.length > 0 ? '' : text['problem.noPicture'],
      reading.fitments.length > 0 ? (isConfident ? '' : text['problem.unsure']) : text['problem.noVehicle'],
    ].filter(Boolean);
    return {
      id: listing.id,
      title: listing.title,
      address: LISTING_ADDRESS + listing.id,
      price: listing.priceMinor === null ? text.priceOnRequest : formatMoney(listing.priceMinor),
      pictures: listing.pictures.length,
      hasThumbnail: listed.picture !== null,
      state: known ? listingStateOf(known) : 'new',
      productId: known?.id ?? null,
      vehicles: reading.fitments.map((fitment) => ({
        name: vehicleName(fitment),
        years: yearsText(fitment),
      })),
      side: reading.side,
      position: reading.position,
      partNumbers: reading.partNumbers,
      category: reading.category === null ? null : (knowledge.categoryNames.get(reading.category) ?? null),
      categoryFrom: reading.categoryFrom,
      confidence: reading.confidence,
      isConfident,
      reasons: reading.reasons,
      problems,
    };
  } catch (error) {
    // One listing that cannot be read is a line in the review; a refused token ends it.
    if (!(error instanceof OlxFailure) || error.code === 'refused') throw error;
    const problem = error.code === 'not_found' ? text['problem.gone'] : olxFailureText[error.code];
    return unread(listed, problem, known);
  }
}

/**
 * What one page of the site holds, with what would be read from it. Nothing is imported; where the pictures are is
 * remembered, so that the review can show them.
 *
 * @throws OlxFailure
 */
export async function previewListings(
  db: Db,
  page: number,
  settings: OlxSettings = olxSettings(),
): Promise<PreviewAnswer> {
  const found = await listListings(settings, { page, perPage: OLX_IMPORT_SIZE });
  const ids = found.listings.map(({ id }) => id);
  const pictures = found.listings.flatMap(({ id, picture }) =>
    picture === null ? [] : [{ sourceId: id, address: picture }],
  );
  const [knowledge, imported] = await Promise.all([
    importKnowledge(db),
    listImportedProducts(db, OLX_SOURCE, ids),
    writeListingPictures(db, pictures),
  ]);
  const knownOf = new Map(imported.map((product) => [product.sourceId, product]));
  const limit = pLimit(OLX_LISTINGS_AT_ONCE);
  const listings = await Promise.all(
    found.listings.map((listed) => limit(() => preview(listed, settings, knowledge, knownOf.get(listed.id)))),
  );
  const fresh = listings.filter(({ state }) => state === 'new');
  return {
    success: true,
    total: found.total,
    counts: {
      found: listings.length + found.unreadable,
      fresh: fresh.length,
      known: listings.length - fresh.length,
      problems: fresh.filter(({ problems }) => problems.length > 0).length + found.unreadable,
    },
    listings,
  };
}
