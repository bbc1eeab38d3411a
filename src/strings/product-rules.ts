import type { ProductFault, ProductFaults } from '#src/domain/admin/product-rules.ts';
import { FIRST_YEAR, FITMENTS_PER_PRODUCT, IMAGES_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import {
  type FieldNamed,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productField,
} from '#src/domain/product/product-fields.ts';
import { PICTURES_ONLY } from './pictures.ts';
import { fieldLabel } from './product-fields.ts';

const { partNumbers, priceMinor, warrantyMonths } = PRODUCT_FIELDS;

/** Errors that any text or number can have; special errors of a field are below. */
type LimitFault =
  | `${FieldNamed<{ type: 'text' }>}.length`
  | `${Exclude<FieldNamed<{ type: 'number' }>, 'warrantyMonths'>}.range`;

const limitText = Object.fromEntries(
  PRODUCT_FIELD_NAMES.flatMap((name) => {
    const field = productField(name);
    if (field.type === 'text')
      return [
        [
          `${name}.length`,
          `Polje „${fieldLabel[name]}“ može imati najviše ${formatCount(field.max)} znakova.`,
        ],
      ];
    if (field.type === 'number')
      return [
        [
          `${name}.range`,
          `${fieldLabel[name]} treba biti od ${formatCount(field.min)} do ${formatCount(field.max)}.`,
        ],
      ];
    return [];
  }),
) as Record<LimitFault, string>;

/** Shown beside the field; the same on the server and in the form. */
export const productFaultText: Readonly<Record<ProductFault, string>> = {
  ...limitText,
  'name.missing': 'Upišite naziv proizvoda.',
  'manufacturerId.missing': 'Odaberite marku vozila.',
  'manufacturerId.unknown': 'Ta marka više ne postoji. Odaberite drugu.',
  'modelId.missing': 'Odaberite model vozila.',
  'modelId.unknown': 'Model ne pripada odabranoj marki. Odaberite model ponovo.',
  'years.range': `Godište treba biti između ${FIRST_YEAR}. i tekuće godine.`,
  'years.order': 'Početno godište ne može biti poslije krajnjeg.',
  'facts.range': 'Provjerite motor, kW i mjesece vozila.',
  'fitments.many': `Proizvod može imati najviše ${FITMENTS_PER_PRODUCT} vozila.`,
  'images.missing': 'Molimo dodajte najmanje jednu sliku',
  'images.many': `Proizvod može imati najviše ${IMAGES_PER_PRODUCT} slika.`,
  'images.unknown': 'Jedna od slika više ne postoji na serveru. Dodajte je ponovo.',
  'images.type': PICTURES_ONLY,
  'price.form': 'Cijena nije ispravna. Primjer: 89,00',
  'price.range': `Cijena treba biti veća od 0 i najviše ${formatMoney(priceMinor.max)}; za cijenu na upit ostavite polje prazno.`,
  'warrantyMonths.range': `Garancija treba biti od ${warrantyMonths.min} do ${warrantyMonths.max} mjeseci.`,
  'partNumbers.many': `Proizvod može imati najviše ${partNumbers.maxCount} kataloških brojeva.`,
  'partNumbers.length': `Kataloški broj može imati najviše ${partNumbers.max} znakova.`,
  'categoryId.unknown': 'Ta kategorija više ne postoji. Odaberite drugu.',
  'tuningCategoryId.unknown': 'Ta tuning kategorija više ne postoji. Odaberite drugu.',
  'tuningCategoryId.kind': 'Tuning kategoriju može imati samo tuning oprema.',
};

const REQUIRED: ReadonlySet<ProductFault | undefined> = new Set<ProductFault>([
  'name.missing',
  'manufacturerId.missing',
  'modelId.missing',
]);

/** One sentence for the whole form, in the words of SPEC §5; undefined when there is no error. */
export function productFaultSummary(faults: ProductFaults): string | undefined {
  const all = Object.values(faults);
  if (all.some((fault) => REQUIRED.has(fault))) return 'Molimo unesite sva obavezna polja';
  const [first] = all.includes('images.missing') ? (['images.missing'] as const) : all;
  return first && productFaultText[first];
}
