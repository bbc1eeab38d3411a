import type { ProductValues } from '#src/domain/product/product-fields.ts';

/** `to` is absent while the generation is still built; `name` is empty where the model has a single one. */
export type SeedGeneration = { name: string; from: number; to?: number; aliases?: readonly string[] };

/** Without `slug` the address is made from the name, by `modelSlug`. */
export type SeedModel = {
  name: string;
  slug?: string;
  aliases?: readonly string[];
  generations: readonly SeedGeneration[];
};

export type SeedManufacturer = {
  name: string;
  slug: string;
  aliases: readonly string[];
  slugAliases: readonly string[];
  models: readonly SeedModel[];
};

export type SeedCategory = { name: string; slug: string; description: string };

export type SeedTuningCategory = SeedCategory & { hint: string; picture: string };

/** Slugs. Without `model` the product fits every model of the manufacturer; without years the shop says 'Godište na upit'. */
export type SeedFitment = { manufacturer: string; model?: string; yearFrom?: number; yearTo?: number };

export type SeedProduct = {
  kind: 'part' | 'tuning';
  name: string;
  description: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Null when the description does not state it. */
  condition: ProductValues['condition'];
  priceMinor?: number;
  partNumbers: readonly string[];
  category?: string;
  tuningCategory?: string;
  fitments: readonly SeedFitment[];
  pictures: readonly string[];
  minutesOld: number;
  popularity: number;
};
