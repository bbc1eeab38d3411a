import type { Availability, CardFacts, ProductCard } from '../product/product.ts';
import type { YearSpan } from '../years.ts';

/**
 * The products that the search page searches when the shop does not answer. One row per line,
 * `id|name|vehicle|years|price|picture|rating|availability`; vehicles and pictures, which many products share, by
 * their index.
 */
export type ProductFile = {
  /** `Audi|audi|A4|a4`, or without a model. */
  vehicles: readonly string[];
  pictures: readonly string[];
  rows: string;
  /** Number of products in the catalogue; more than the rows when it is large. */
  all: number;
};

/** The usual value, which is left out. */
const USUAL: Availability = 'in_stock';

const plain = (text: string): string => text.replace(/[|\n]+/g, ' ');

/** Gives each text an index in a list; equal texts share it. */
function places() {
  const known = new Map<string, number>();
  return {
    of: (text: string): number => {
      const place = known.get(text) ?? known.size;
      known.set(text, place);
      return place;
    },
    all: (): string[] => [...known.keys()],
  };
}

/** `cards` newest first: of a large catalogue only the first `max` are listed, to keep the file small. */
export function packProducts(cards: readonly ProductCard[], max: number): ProductFile {
  const vehicles = places();
  const pictures = places();
  const rows = cards
    .slice(0, max)
    .map(({ id, name, manufacturer, model, years, priceMinor, image, rating, availability }) =>
      [
        id,
        plain(name),
        manufacturer &&
          vehicles.of([manufacturer.name, manufacturer.slug, model?.name, model?.slug].join('|')),
        years.map(({ from, to }) => `${from}-${to}`).join(','),
        priceMinor,
        image && pictures.of(image),
        rating,
        availability === USUAL ? '' : availability,
      ]
        .join('|')
        .replace(/\|+$/, ''),
    );
  return { vehicles: vehicles.all(), pictures: pictures.all(), rows: rows.join('\n'), all: cards.length };
}

const named = (name: string | undefined, slug: string | undefined) => (name && slug ? { name, slug } : null);

const readYears = (text: string): YearSpan[] =>
  text.split(',').flatMap((span) => {
    const [from, to] = span.split('-').map(Number);
    return from && to ? [{ from, to }] : [];
  });

/** The file holds only the first vehicle of a product. */
export function unpackProducts({ vehicles, pictures, rows }: ProductFile): CardFacts[] {
  if (rows === '') return [];
  return rows.split('\n').map((row) => {
    const [id, name = '', vehicle, years = '', price, picture, rating, availability] = row.split('|');
    const [make, makeSlug, model, modelSlug] = (vehicle ? (vehicles[Number(vehicle)] ?? '') : '').split('|');
    const manufacturer = named(make, makeSlug);
    return {
      id: Number(id),
      name,
      rating: Number(rating),
      priceMinor: price ? Number(price) : null,
      availability: (availability || USUAL) as Availability,
      image: (picture && pictures[Number(picture)]) || null,
      manufacturer,
      model: named(model, modelSlug),
      years: readYears(years),
      makes: manufacturer ? [manufacturer.name] : [],
    };
  });
}
