import { slugify } from '../../text/slug.ts';
import { generationAliases } from '../../vehicle-text/generation-aliases.ts';

/**
 * Manufacturers, models, categories and tuning categories as one small file, which the search box loads on first use.
 * One row per line, `name|products|other names|slug`, without what can be derived: half the size of objects, which
 * matters because everyone who searches loads it.
 */
export type EntityFile = {
  /** A manufacturer, its models, an empty line, the next manufacturer. */
  manufacturers: string;
  /** With the picture before other names. */
  categories: string;
  tuning: string;
};

type FileModel = {
  name: string;
  slug: string;
  products: number;
  aliases: readonly string[];
  generations: readonly { name: string; aliases: readonly string[] }[];
};
type FileManufacturer = Omit<FileModel, 'generations'> & { models: readonly FileModel[] };
type FileCategory = Pick<FileModel, 'name' | 'slug' | 'products' | 'aliases'> & { image: string | null };

export type SuggestionKind = 'manufacturer' | 'model' | 'category' | 'tuning';

/** What the box can suggest without calling the shop. */
export type Suggestion = {
  kind: SuggestionKind;
  name: string;
  slug: string;
  products: number;
  /** A tuning category's picture. */
  image: string | null;
  /** The manufacturer of a model. */
  manufacturer: { name: string; slug: string } | null;
  /** The number of models of a manufacturer. */
  models: number;
  /** Its own other names. */
  aliases: readonly string[];
  /** Words that may be typed beside its name: of its manufacturer and its generations. */
  around: readonly string[];
};

const SEPARATORS = /[|;,\n]+/g;
const plain = (text: string): string => text.replace(SEPARATORS, ' ');
const row = (name: string, products: number, more: string, slug: string): string =>
  [plain(name), products, more, slugify(name) === slug ? '' : slug].join('|').replace(/\|+$/, '');

/** Every other name, except those that `name` already matches. */
const otherNames = (name: string, names: readonly string[]): string => {
  const known = slugify(name);
  return [...new Set(names.filter((other) => slugify(other) !== known).map(plain))].join(',');
};

/** For `V` also `1K`, but not `mk5`, which can be derived. Body codes are in capitals, however they were entered. */
function generationNames(generations: FileModel['generations']): string {
  const names = generations.flatMap(({ name, aliases }) => {
    const known = new Set(generationAliases(name));
    return [name, ...aliases.filter((alias) => !known.has(alias))];
  });
  return [...new Set(names.map((name) => plain(name).toUpperCase()))].join(',');
}

/** Other names and generations, separated by a semicolon; a model without generations has no semicolon. */
const modelRow = ({ name, slug, products, aliases, generations }: FileModel): string =>
  row(name, products, `${otherNames(name, aliases)};${generationNames(generations)}`.replace(/;$/, ''), slug);

const manufacturerRows = ({ name, slug, products, aliases, models }: FileManufacturer): string =>
  [row(name, products, otherNames(name, aliases), slug), ...models.map(modelRow)].join('\n');

const categoryRows = (categories: readonly FileCategory[]): string =>
  categories
    .map(({ name, slug, products, image, aliases }) =>
      row(name, products, `${image ?? ''};${otherNames(name, aliases)}`.replace(/;$/, ''), slug),
    )
    .join('\n');

export const packEntities = (
  manufacturers: readonly FileManufacturer[],
  categories: readonly FileCategory[],
  tuning: readonly FileCategory[],
): EntityFile => ({
  manufacturers: manufacturers.map(manufacturerRows).join('\n\n'),
  categories: categoryRows(categories),
  tuning: categoryRows(tuning),
});

const split = (text: string | undefined, by: string): string[] => (text ? text.split(by) : []);

function readRow(line: string) {
  const [name = '', products, more = '', slug] = line.split('|');
  return { name, products: Number(products), more, slug: slug || slugify(name) };
}

function readManufacturer(lines: string): Suggestion[] {
  const [first = '', ...rest] = lines.split('\n');
  const { more: words, ...own } = readRow(first);
  const manufacturer = { name: own.name, slug: own.slug };
  const manufacturerNames = [own.name, ...split(words, ',')];
  const models = rest.map((line): Suggestion => {
    const { more, ...model } = readRow(line);
    const [aliases, generations] = more.split(';');
    const bodies = split(generations, ',');
    return {
      kind: 'model',
      ...model,
      image: null,
      manufacturer,
      models: 0,
      aliases: split(aliases, ','),
      around: [...manufacturerNames, ...bodies, ...bodies.flatMap(generationAliases)],
    };
  });
  return [
    {
      kind: 'manufacturer',
      ...own,
      image: null,
      manufacturer: null,
      models: models.length,
      aliases: manufacturerNames.slice(1),
      around: [],
    },
    ...models,
  ];
}

const readCategories = (kind: 'category' | 'tuning', rows: string): Suggestion[] =>
  split(rows, '\n').map((line) => {
    const { more, ...own } = readRow(line);
    const [image, names] = more.split(';');
    return {
      kind,
      ...own,
      image: image || null,
      manufacturer: null,
      models: 0,
      aliases: split(names, ','),
      around: [],
    };
  });

export const unpackEntities = ({ manufacturers, categories, tuning }: EntityFile): Suggestion[] => [
  ...split(manufacturers, '\n\n').flatMap(readManufacturer),
  ...readCategories('category', categories),
  ...readCategories('tuning', tuning),
];

/** Where choosing it leads (SPEC §2; a tuning category is a card on its page, DECISIONS R5). */
export function suggestionPath({
  kind,
  slug,
  manufacturer,
}: Pick<Suggestion, 'kind' | 'slug' | 'manufacturer'>): string {
  if (kind === 'manufacturer') return `/katalog/${slug}`;
  if (kind === 'model') return `/katalog/${manufacturer?.slug ?? ''}/${slug}`;
  return kind === 'tuning' ? `/tuning#${slug}` : `/kategorija/${slug}`;
}
