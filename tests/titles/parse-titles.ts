import { seedManufacturers, modelSlug } from '#db/seed/vehicles.ts';
import { seedCategories } from '#db/seed/categories.ts';
import { makeCategoryFinder } from '#src/domain/ads/find-category.ts';
import type { ReadingKnowledge } from '#src/domain/ads/read-ad.ts';
import { makeVehicleLexicon } from '#src/domain/vehicle-text/vehicle-lexicon.ts';
import {
  generationKeys,
  stemKey,
  type LexiconManufacturer,
  type LexiconModel,
} from '#src/domain/vehicle-text/name-keys.ts';

export type ExpectedVehicle = {
  manufacturer: string;
  model: string | null;
  generation: string | null;
  yearFrom: number | null;
  yearTo: number | null;
};
export type TitleCase = {
  pattern: string;
  title: string;
  description: string;
  vehicles: ExpectedVehicle[];
  side: string | null;
  position: string | null;
  partNumbers: string[];
  /** Slug, or null for none; undefined where the table does not say. */
  category: string | null | undefined;
};

const manufacturers: LexiconManufacturer[] = seedManufacturers.map(({ name, slug, aliases }, i) => ({
  id: i + 1,
  name,
  slug,
  aliases,
}));
let serial = 0;
const models: LexiconModel[] = seedManufacturers.flatMap((manufacturer, i) =>
  manufacturer.models.map((model) => ({
    id: ++serial,
    name: model.name,
    slug: modelSlug(model),
    aliases: model.aliases ?? [],
    manufacturer: manufacturers[i]!,
    generations: model.generations.map((g) => ({
      id: ++serial,
      name: g.name,
      aliases: g.aliases ?? [],
      yearFrom: g.from,
      yearTo: g.to ?? null,
    })),
  })),
);

/** The vehicles and categories of the demo shop, in the reader's format. */
export const demoKnowledge: ReadingKnowledge = {
  vehicles: makeVehicleLexicon(manufacturers, models),
  findCategory: makeCategoryFinder(seedCategories),
};

function parseVehicle(text: string): ExpectedVehicle {
  const [names = '', years] = text.split(/\s:\s/);
  const [manufacturer = '', model = null, generation = null] = names.split('>').map((name) => name.trim());
  const known = models.find((m) => m.manufacturer.name === manufacturer && m.name === model);
  if (!manufacturers.some((m) => m.name === manufacturer) || (model && !known))
    throw new Error(`not in the dictionary: ${text}`);
  const found = generation && known?.generations.find((g) => generationKeys(g).includes(stemKey(generation)));
  if (generation && !found) throw new Error(`no such generation: ${text}`);
  const own = { manufacturer, model, generation };
  if (years) {
    const [from = '', to = ''] = years.trim().split('-');
    return { ...own, yearFrom: Number(from), yearTo: to ? Number(to) : null };
  }
  return { ...own, yearFrom: found ? found.yearFrom : null, yearTo: found ? found.yearTo : null };
}

/** Reads a table of `titles.ts`. */
export function parseTitles(table: string): TitleCase[] {
  let pattern = '';
  return table.split('\n').flatMap((line): TitleCase[] => {
    if (line.startsWith('#')) pattern = line.slice(1).trim();
    const at = line.lastIndexOf(' => ');
    if (at < 0) return [];
    const [title = '', description = ''] = line.slice(0, at).split(' || ');
    const [named = '', facts = ''] = line.slice(at + 4).split(' | ');
    const words = facts.split(/\s+/).filter(Boolean);
    const category = words.find((word) => word.startsWith('@'))?.slice(1);
    return [
      {
        pattern,
        title,
        description,
        vehicles: named.trim() === '-' ? [] : named.split(';').map((text) => parseVehicle(text.trim())),
        side: words.find((word) => /^(?:left|right|both)$/.test(word)) ?? null,
        position: words.find((word) => /^(?:front|rear)$/.test(word)) ?? null,
        partNumbers: words.filter((word) => word.startsWith('#')).map((word) => word.slice(1)),
        category: category === '-' ? null : category,
      },
    ];
  });
}
