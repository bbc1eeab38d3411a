import pLimit from 'p-limit';
import type { Db } from '#db/client.ts';
import { findDeletedAds } from '#db/queries/imports/deleted-ads.ts';
import { type ImportedProduct, listImportedProducts } from '#db/queries/imports/imported-products.ts';
import { writeAdPictures } from '#db/queries/imports/ad-pictures.ts';
import type { AdPreview, AdsPreviewAnswer } from '#src/domain/admin/olx-import.ts';
import { OLX_IMPORT_SIZE, OLX_ADS_AT_ONCE } from '#src/domain/limits/imports.ts';
import { readAd } from '#src/domain/ads/read-ad.ts';
import { CONFIDENT_FROM } from '#src/domain/ads/reading.ts';
import { formatMoney } from '#src/domain/money.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { formatYears } from '#src/domain/years.ts';
import { importText as text, olxFailureText } from '#src/strings/olx-import.ts';
import { findAd, type ListedAd, listAds } from './find-ads.ts';
import { type ImportKnowledge, importKnowledge } from './import-knowledge.ts';
import { adStateOf } from './import-ad.ts';
import { type OlxAccess, olxAccess } from './olx-client.ts';
import { OlxFailure } from './olx-failure.ts';

const AD_ADDRESS = 'https://olx.ba/artikal/';

/** What the shop has of an ad; `isDeleted`: its product was deleted and has left the bin. */
type Known = { product: ImportedProduct | undefined; isDeleted: boolean };

/** What the list says about an ad, before its text is read. */
const listedFacts = ({ id, picture }: ListedAd, { product, isDeleted }: Known) => ({
  id,
  address: AD_ADDRESS + id,
  hasThumbnail: picture !== null,
  state: product ? adStateOf(product) : isDeleted ? ('deleted' as const) : ('new' as const),
  productId: product?.id ?? null,
});

const NOTHING_READ = {
  price: '',
  pictures: 0,
  vehicles: [],
  side: null,
  position: null,
  partNumbers: [],
  category: null,
  categoryFrom: null,
  confidence: 0,
  isConfident: false,
  reasons: [],
};

const unread = (listed: ListedAd, problem: string, known: Known): AdPreview => ({
  ...listedFacts(listed, known),
  ...NOTHING_READ,
  title: listed.title,
  problems: [problem],
});

async function preview(
  listed: ListedAd,
  access: OlxAccess,
  knowledge: ImportKnowledge,
  known: Known,
): Promise<AdPreview> {
  if (!listed.isOffered) return unread(listed, text['problem.gone'], known);
  try {
    const ad = await findAd(access, listed.id);
    const reading = readAd(ad, knowledge);
    const isConfident = reading.confidence >= CONFIDENT_FROM;
    const hasVehicle = reading.fitments.length > 0;
    const problems = [
      !ad.isOffered && text['problem.gone'],
      ad.pictures.length === 0 && text['problem.noPicture'],
      !hasVehicle && text['problem.noVehicle'],
      hasVehicle && !isConfident && text['problem.unsure'],
    ].filter((problem) => problem !== false);
    return {
      ...listedFacts(listed, known),
      title: ad.title,
      price: ad.priceMinor === null ? text.priceOnRequest : formatMoney(ad.priceMinor),
      pictures: ad.pictures.length,
      vehicles: reading.fitments.map((fitment) => ({
        name: vehicleName(fitment, fitment.generation?.name),
        years: formatYears(fitment.yearFrom, fitment.yearTo),
      })),
      side: reading.side,
      position: reading.position,
      partNumbers: reading.partNumbers,
      category: knowledge.categories.get(reading.category)?.name ?? null,
      categoryFrom: reading.categoryFrom,
      confidence: reading.confidence,
      isConfident,
      reasons: reading.reasons,
      problems,
    };
  } catch (error) {
    // An unreadable ad becomes a row of the review; a refused token ends the review.
    if (!(error instanceof OlxFailure) || error.code === 'refused') throw error;
    const problem = error.code === 'not_found' ? text['problem.gone'] : olxFailureText[error.code];
    return unread(listed, problem, known);
  }
}

/**
 * The ads on one page of the site, with what would be read from them. Imports nothing, but stores the addresses of
 * the pictures, so that the review can show them.
 *
 * @throws OlxFailure
 */
export async function previewAds(
  db: Db,
  page: number,
  access: OlxAccess = olxAccess(),
): Promise<AdsPreviewAnswer> {
  const found = await listAds(access, { page, perPage: OLX_IMPORT_SIZE });
  const ids = found.ads.map(({ id }) => id);
  const pictures = found.ads.flatMap(({ id, picture }) =>
    picture === null ? [] : [{ sourceId: id, address: picture }],
  );
  const [knowledge, imported, deleted] = await Promise.all([
    importKnowledge(db),
    listImportedProducts(db, ids),
    findDeletedAds(db, ids),
    writeAdPictures(db, pictures),
  ]);
  const knownOf = new Map(imported.map((product) => [product.sourceId, product]));
  const ads = await pLimit(OLX_ADS_AT_ONCE).map(found.ads, (listed) =>
    preview(listed, access, knowledge, {
      product: knownOf.get(listed.id),
      isDeleted: deleted.has(listed.id),
    }),
  );
  const fresh = ads.filter(({ state }) => state === 'new');
  return {
    success: true,
    total: found.total,
    counts: {
      found: ads.length + found.unreadable,
      fresh: fresh.length,
      known: ads.length - fresh.length,
      problems: fresh.filter(({ problems }) => problems.length > 0).length + found.unreadable,
    },
    ads,
  };
}
