import type { ProductFault, ProductFaults } from '#src/domain/admin/product-rules.ts';
import {
  FIRST_YEAR,
  FITMENTS_PER_PRODUCT,
  IMAGES_PER_PRODUCT,
  PART_NUMBERS_PER_PRODUCT,
  PART_NUMBER_MAX,
  PRICE_MINOR_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_QUALITY_MAX,
  RATING_MAX,
  RATING_MIN,
  WARRANTY_MONTHS_MAX,
} from '#src/domain/limits.ts';
import { formatCount, formatMoney } from '#src/domain/money.ts';

/** Beside the field; the same from the server and in the form. */
export const productFaultText: Readonly<Record<ProductFault, string>> = {
  'name.missing': 'Upišite naziv proizvoda.',
  'name.length': `Naziv može imati najviše ${PRODUCT_NAME_MAX} znakova.`,
  'manufacturerId.missing': 'Odaberite marku vozila.',
  'manufacturerId.unknown': 'Ta marka više ne postoji. Odaberite drugu.',
  'modelId.missing': 'Odaberite model vozila.',
  'modelId.unknown': 'Model ne pripada odabranoj marki. Odaberite model ponovo.',
  'years.range': `Godište treba biti između ${FIRST_YEAR}. i tekuće godine.`,
  'years.order': 'Početno godište ne može biti poslije krajnjeg.',
  'fitments.many': `Proizvod može imati najviše ${FITMENTS_PER_PRODUCT} vozila.`,
  'images.missing': 'Molimo dodajte najmanje jednu sliku',
  'images.many': `Proizvod može imati najviše ${IMAGES_PER_PRODUCT} slika.`,
  'images.unknown': 'Jedna od slika više ne postoji na serveru. Dodajte je ponovo.',
  'images.type': 'Dozvoljene su samo slike (JPG, PNG, WebP)',
  'rating.range': `Ocjena treba biti od ${RATING_MIN} do ${RATING_MAX}.`,
  'price.form': 'Cijena nije ispravna. Primjer: 89,00',
  'price.range': `Cijena treba biti veća od 0 i najviše ${formatMoney(PRICE_MINOR_MAX)}; za cijenu na upit ostavite polje prazno.`,
  'description.length': `Opis može imati najviše ${formatCount(PRODUCT_DESCRIPTION_MAX)} znakova.`,
  'quality.length': `Kvalitet može imati najviše ${PRODUCT_QUALITY_MAX} znakova.`,
  'warranty.range': `Garancija treba biti od 0 do ${WARRANTY_MONTHS_MAX} mjeseci.`,
  'partNumbers.many': `Proizvod može imati najviše ${PART_NUMBERS_PER_PRODUCT} kataloških brojeva.`,
  'partNumbers.length': `Kataloški broj može imati najviše ${PART_NUMBER_MAX} znakova.`,
  'categoryId.unknown': 'Ta kategorija više ne postoji. Odaberite drugu.',
  'tuningCategoryId.unknown': 'Ta tuning kategorija više ne postoji. Odaberite drugu.',
  'tuningCategoryId.kind': 'Tuning kategoriju može imati samo tuning oprema.',
};

const REQUIRED: ReadonlySet<ProductFault | undefined> = new Set<ProductFault>([
  'name.missing',
  'manufacturerId.missing',
  'modelId.missing',
]);

/** The one sentence for the whole form, as SPEC §5 words it; undefined when there is nothing wrong. */
export function productFaultSummary(faults: ProductFaults): string | undefined {
  const all = Object.values(faults);
  if (all.some((fault) => REQUIRED.has(fault))) return 'Molimo unesite sva obavezna polja';
  const [first] = all.includes('images.missing') ? (['images.missing'] as const) : all;
  return first && productFaultText[first];
}
