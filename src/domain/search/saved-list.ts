import { readSpans } from '../fitment/card-years.ts';
import { writeSpans } from '../fitment/fit-text.ts';
import { type ProductValues, productField } from '../product/product-fields.ts';
import { CARD_FIELD_NAMES, type CardFieldName } from '../product/shown-fields.ts';
import type { CardFacts, ProductCard } from '../product/product.ts';

/**
 * The products that the search page searches when the shop does not answer. One row per line,
 * `id|vehicle|years|picture` and the fields of a card; vehicles and pictures, which many products share, by their
 * index.
 */
export type SavedListFile = {
  /** `Audi|audi|A4|a4`, or without a model. */
  vehicles: readonly string[];
  pictures: readonly string[];
  rows: string;
  /** Number of products in the catalogue; more than the rows when it is large. */
  all: number;
};

/** A default is left out. */
const writeField = (name: CardFieldName, value: string | number | null): string =>
  value === productField(name).default ? '' : String(value).replace(/[|\n]+/g, ' ');

function readField(name: CardFieldName, text: string): unknown {
  const { type, default: initial } = productField(name);
  if (text === '') return initial;
  return type === 'number' || type === 'money' ? Number(text) : text;
}

/** Gives each text an index in a list; equal texts share it. */
function makeIndex() {
  const known = new Map<string, number>();
  return {
    of: (text: string): number => {
      const index = known.get(text) ?? known.size;
      known.set(text, index);
      return index;
    },
    all: (): string[] => [...known.keys()],
  };
}

/** `cards` newest first: of a large catalogue only the first `max` are listed, to keep the file small. */
export function packSavedList(cards: readonly ProductCard[], max: number): SavedListFile {
  const vehicles = makeIndex();
  const pictures = makeIndex();
  const rows = cards.slice(0, max).map((card) => {
    const { id, manufacturer, model, years, image } = card;
    const vehicle =
      manufacturer && vehicles.of([manufacturer.name, manufacturer.slug, model?.name, model?.slug].join('|'));
    const fields = CARD_FIELD_NAMES.map((name) => writeField(name, card[name]));
    return [id, vehicle, writeSpans(years), image && pictures.of(image), ...fields]
      .join('|')
      .replace(/\|+$/, '');
  });
  return { vehicles: vehicles.all(), pictures: pictures.all(), rows: rows.join('\n'), all: cards.length };
}

const named = (name: string | undefined, slug: string | undefined) => (name && slug ? { name, slug } : null);

/** The file holds only the first vehicle of a product. */
export function unpackSavedList({ vehicles, pictures, rows }: SavedListFile): CardFacts[] {
  if (rows === '') return [];
  return rows.split('\n').map((row) => {
    const [id, vehicle, years, picture, ...fields] = row.split('|');
    const [manufacturerName, manufacturerSlug, model, modelSlug] = (
      vehicle ? (vehicles[Number(vehicle)] ?? '') : ''
    ).split('|');
    const manufacturer = named(manufacturerName, manufacturerSlug);
    const own = Object.fromEntries(
      CARD_FIELD_NAMES.map((name, i) => [name, readField(name, fields[i] ?? '')]),
    ) as Pick<ProductValues, CardFieldName>;
    return {
      id: Number(id),
      ...own,
      image: (picture && pictures[Number(picture)]) || null,
      manufacturer,
      model: named(model, modelSlug),
      years: readSpans(years),
      manufacturers: manufacturer ? [manufacturer.name] : [],
    };
  });
}
