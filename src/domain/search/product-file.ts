import type { Availability, CardFacts, ProductCard } from '../product/product.ts';
import type { YearSpan } from '../years.ts';

/**
 * The products that the search page looks through when the shop does not answer. A line a row,
 * `id|name|vehicle|years|price|picture|rating|availability`; vehicles and pictures, which many products share, by their
 * place.
 */
export type ProductFile = {
  /** `Audi|audi|A4|a4`, or without a model. */
  vehicles: readonly string[];
  pictures: readonly string[];
  rows: string;
  /** Products of the catalogue; more than there are rows when it is large. */
  all: number;
};

/** Not written. */
const USUAL: Availability = 'in_stock';

const plain = (text: string): string => text.replace(/[|\n]+/g, ' ');

/** Gives each text its place in a list, the same for equal texts. */
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

/** `cards` newest first: of a large catalogue only the first `max` are listed, as everyone waits for them. */
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

/** What a product fits besides its first vehicle is not in the file. */
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
