import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { foldLetters } from '#src/domain/text/slug.ts';
import { loadSearchIndexRows } from '#db/queries/search/search-words.ts';
import { makeSearchIndex } from '#src/domain/search/search-index.ts';
import { generationsOfFit } from '#src/domain/vehicle-text/generations-of-fit.ts';
import type { LexiconModel } from '#src/domain/vehicle-text/name-keys.ts';
import type { NamedVehicle, SearchAnswer } from '#src/domain/search-page/search-answer.ts';
import { search } from '#src/server/search/search.ts';

/** A query, the names of its right products and the vehicle that has to be read in it. */
export type QueryReading = {
  group: string;
  q: string;
  name: RegExp;
  manufacturer: string | undefined;
  model: string | undefined;
  year: number | undefined;
};

/** Names of one part in the catalogue, where they are more than one word's forms; of folded names. */
const PART_NAMES: Readonly<Record<string, string>> = {
  far: '(?<!pranje )\\bfar(?:ovi|ova)?\\b|\\bprednj[ei] svjetl',
  stop: '(?<!start-)\\bstop\\b|\\bzadnj\\w+ (?:lijev\\w+ |desn\\w+ )?(?:led )?svjetl',
  retrovizor: '\\bretrovizori?\\b',
  branik: '(?<!za prednji )\\bbranik\\b',
  disk: '\\bdisk(?:ovi|ova)?\\b',
  plocice: '\\bplocic',
  maska: '\\bmask',
  hauba: '\\bhaub',
  kvacilo: '\\bkvacil|\\blamela',
  turbina: '\\bturb(?:in|opunj)',
  zupcasti: '\\bzupcast|\\bveliki servis',
  pk: '\\bpk\\b|\\bkanaln',
  hladnjak: '\\bhladnjak (?:motora|vode)|\\bset hladnjak',
  kondenzator: '\\bhladnjaka? klime|\\bkondenzator',
  interkuler: '\\binterkuler|\\bintercooler|\\bhladnjak zraka',
  filter: '\\bfilter zraka',
  anlaser: '\\banlaser|\\belektropokret',
  lonac: '\\blon(?:ac|ca)\\b',
  auspuh: '\\bauspuh|\\blon(?:ac|ca)\\b',
  felge: '\\bfelg',
  opruge: '\\boprug|\\bfeder',
  sjediste: '\\bsjedist',
  rucica: '\\brucica mjenjac',
  patosnice: '\\bpatosnic',
  motoric: '\\bmotoric|\\bmehanizam brisac',
  kuka: '\\bkuka',
  // A pair has the asked side, too.
  lijevi: '\\blijev|\\bpar\\b',
  desni: '\\bdesn|\\bpar\\b',
  prednji: '\\bprednj',
  zadnji: '\\bzadnj',
};

const NOTHING = '(?!)';
const patternOf = (word: string): string =>
  PART_NAMES[word] ??
  (/^[\\#.]/.test(word) ? word : `\\b${word.replaceAll('.', '\\.').replaceAll('_', ' ')}`);

/** `far -lijevi`: a name that has the one and lacks the other; `branik|hauba`: one of them; `-`: nothing that is sold. */
function namePattern(text: string): RegExp {
  if (text === '-') return new RegExp(NOTHING);
  const conditions = text.split(' ').map((word) => {
    const isUnwanted = word.startsWith('-');
    const either = word.slice(isUnwanted ? 1 : 0).split('|');
    return `(?${isUnwanted ? '!' : '='}.*(?:${either.map(patternOf).join('|')}))`;
  });
  return new RegExp(`^${conditions.join('')}`);
}

/**
 * One query a line: `query = words of the name ; model ; manufacturer ; year`; without a model and a manufacturer none is
 * named. A `#` line names the group.
 */
export function parseQueryReadings(list: string): QueryReading[] {
  let group = '';
  return list.split('\n').flatMap((line): QueryReading[] => {
    if (line.startsWith('#')) group = line.slice(1).trim();
    const at = line.indexOf(' = ');
    if (at < 0) return [];
    const [name = '', model = '', manufacturer = '', year = ''] = line
      .slice(at + 3)
      .split(';')
      .map((field) => field.trim());
    return [
      {
        group,
        q: line.slice(0, at),
        name: namePattern(name),
        model: model || undefined,
        manufacturer: manufacturer || undefined,
        year: Number(year) || undefined,
      },
    ];
  });
}

type Named = {
  id: number;
  /** Folded, and followed by its part numbers. */
  name: string;
  fits: readonly [manufacturer: string, model: string | null, from: number | null, to: number | null][];
};

type Catalogue = { products: readonly Named[]; models: readonly LexiconModel[] };

async function namedProducts(db: Db): Promise<Named[]> {
  const { rows } = await db.execute<Named & { numbers: readonly string[] }>(sql`
    select p.id, p.name, p.part_numbers as numbers, coalesce(json_agg(json_build_array(m.slug, d.slug, f.year_from, f.year_to))
      filter (where f.product_id is not null), '[]') as fits
    from products p left join fitments f on f.product_id = p.id
    left join manufacturers m on m.id = f.manufacturer_id left join models d on d.id = f.model_id
    group by p.id`);
  return rows.map(({ numbers, ...row }) => {
    const plain = numbers.map((number) => `#${number.replace(/[^a-z0-9]/gi, '').toLowerCase()}`);
    return { ...row, name: [foldLetters(row.name).replaceAll('dj', 'd'), ...plain].join(' ') };
  });
}

const isWithin = (
  year: number,
  { yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null },
): boolean => (yearFrom ?? 0) <= year && year <= (yearTo ?? 9999);

/** Of the vehicle as it was read, once that is right: of its generation or in its year. */
function fits(
  { fits: all, name }: Named,
  { manufacturer, model, year }: QueryReading,
  read: NamedVehicle | undefined,
  models: readonly LexiconModel[],
): boolean {
  if (!manufacturer && !model) return true;
  return all.some(([ownManufacturer, ownModel, yearFrom, yearTo]) => {
    if (ownManufacturer !== read?.manufacturer.slug) return false;
    if (!model || ownModel === null) return true;
    const { generation } = read;
    const known = models.find((one) => one.manufacturer.slug === ownManufacturer && one.slug === model);
    if (ownModel !== model || !known) return false;
    if (generation) {
      const own = generationsOfFit(known, { yearFrom, yearTo }, name);
      if (!own.some((one) => one.name === generation.name)) return false;
      if (!read.year) return true;
    }
    return !year || isWithin(year, { yearFrom, yearTo });
  });
}

/** The vehicle is the named one; of a year, the query names the year or a generation of that time. */
function isVehicle(read: NamedVehicle | undefined, { manufacturer, model, year }: QueryReading): boolean {
  if (!manufacturer && !model) return read === undefined;
  if (!read || (model ?? null) !== (read.model?.slug ?? null)) return false;
  if (manufacturer && read.manufacturer.slug !== manufacturer) return false;
  if (!year || !(read.generation ?? read.years ?? read.year)) return !year;
  return (!read.generation || isWithin(year, read.generation)) && (read.year === null || read.year === year);
}

const SHOWN = 8;

/**
 * What of a query is answered wrongly, or undefined: its vehicle; the first products, which have to be the right ones;
 * where there are none, that others are not shown as if they were, and that those shown are the same part.
 */
function faultOf(
  wanted: QueryReading,
  answer: SearchAnswer,
  { products, models }: Catalogue,
): string | undefined {
  if (!isVehicle(answer.vehicle, wanted)) return 'vehicle';
  const ofName = new Set(products.filter(({ name }) => wanted.name.test(name)).map(({ id }) => id));
  // `golf 5 ili 6`
  const vehicles = [answer.vehicle, ...(answer.otherVehicles ?? [])];
  const right = new Set(
    products
      .filter((one) => ofName.has(one.id) && vehicles.some((read) => fits(one, wanted, read, models)))
      .map(({ id }) => id),
  );
  const shown = answer.results.map(({ id }) => id).slice(0, Math.min(SHOWN, right.size || SHOWN));
  if (right.size > 0) {
    if (answer.isRelaxed || shown.length === 0) return 'not found';
    const isWhole = answer.price !== undefined || shown.length >= Math.min(SHOWN, right.size);
    return isWhole && shown.every((id) => right.has(id)) ? undefined : 'other products';
  }
  if (shown.length > 0 && !answer.isRelaxed) return 'others without a word';
  // The answer says what the products lack, or that they are all parts for the vehicle.
  const { words: lacking = [], within } = answer.relaxation ?? {};
  const isSaid = lacking.length > 0 || within === 'vehicle';
  const isSamePart = ofName.size === 0 || isSaid || shown.length === 0;
  return isSamePart || ofName.has(shown[0] ?? 0) ? undefined : 'another part';
}

/** Each query of the list with its fault, if any. */
export async function judgeReadings(db: Db, readings: readonly QueryReading[]) {
  const products = await namedProducts(db);
  const models = [...makeSearchIndex(await loadSearchIndexRows(db)).models.values()];
  const judged: { group: string; q: string; fault: string | undefined; answer: SearchAnswer }[] = [];
  for (const wanted of readings) {
    const { group, q } = wanted;
    const answer = await search(db, { q, limit: SHOWN, type: 'product' });
    judged.push({ group, q, fault: faultOf(wanted, answer, { products, models }), answer });
  }
  return judged;
}
