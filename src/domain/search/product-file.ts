import type { ProductCard } from '../product/product.ts';
import { formatSpans } from '../years.ts';

/**
 * The products that the search page looks through when the shop does not answer. A line a row,
 * `id|name|vehicle|years|price|picture`; vehicles and pictures, which many products share, by their place.
 */
export type ProductFile = {
  /** `Audi|audi|A4|a4`, or without a model. */
  vehicles: readonly string[];
  pictures: readonly string[];
  rows: string;
  /** Products of the catalogue; more than there are rows when it is large. */
  all: number;
};

export type ListedProduct = {
  id: number;
  name: string;
  make: { name: string; slug: string } | null;
  model: { name: string; slug: string } | null;
  /** Of the primary vehicle, as `2004–2008`. */
  years: string;
  priceMinor: number | null;
  image: string | null;
};

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
    .map(({ id, name, manufacturer, model, years, priceMinor, image }) =>
      [
        id,
        plain(name),
        manufacturer &&
          vehicles.of([manufacturer.name, manufacturer.slug, model?.name, model?.slug].join('|')),
        formatSpans(years),
        priceMinor,
        image && pictures.of(image),
      ]
        .join('|')
        .replace(/\|+$/, ''),
    );
  return { vehicles: vehicles.all(), pictures: pictures.all(), rows: rows.join('\n'), all: cards.length };
}

const named = (name: string | undefined, slug: string | undefined) => (name && slug ? { name, slug } : null);

export function unpackProducts({ vehicles, pictures, rows }: ProductFile): ListedProduct[] {
  if (rows === '') return [];
  return rows.split('\n').map((row) => {
    const [id, name = '', vehicle, years = '', price, picture] = row.split('|');
    const [make, makeSlug, model, modelSlug] = (vehicle ? (vehicles[Number(vehicle)] ?? '') : '').split('|');
    return {
      ...{ id: Number(id), name, years },
      make: named(make, makeSlug),
      model: named(model, modelSlug),
      priceMinor: price ? Number(price) : null,
      image: (picture && pictures[Number(picture)]) || null,
    };
  });
}
