import { lastSeedYear, modelSlug, seedManufacturers } from '../vehicles.ts';
import { BODIES, type Body } from '#src/domain/fitment/fitment-facts.ts';
import type { Car, Equipment } from './car.ts';
import { engineOf } from './engines.ts';

const bodyByStart: Record<string, Body> = {
  heč: 'hečbek',
  lim: 'limuzina',
  kar: 'karavan',
  kup: 'kupe',
  kab: 'kabriolet',
  mon: 'monovolumen',
  ter: 'terenac',
  pik: 'pikap',
  van: 'kombi',
};

const equipmentWords: readonly string[] = ['xen', 'led', 'split', 'man', 'nohal'] satisfies Equipment[];

function productionYears(manufacturer: string, model: string, generation: string) {
  const found = seedManufacturers
    .find(({ slug }) => slug === manufacturer)
    ?.models.find((candidate) => modelSlug(candidate) === model)
    ?.generations.find((candidate) => candidate.name === generation);
  if (!found) throw new Error(`No ${manufacturer} ${model} ${generation} in the vehicle list`);
  return { from: Math.max(found.from, 1990), ...(found.to && { to: found.to }) };
}

function optional(key: 'sport' | 'twin', value: string | undefined) {
  return value && value !== '-' ? { [key]: value } : {};
}

function readCar(manufacturer: string, line: string): Car {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== 8) throw new Error(`Eight columns expected: ${line}`);
  const [
    which = '',
    partCount,
    label = '',
    numbers = '',
    family = '',
    wheels = '',
    traits = '',
    engines = '',
  ] = cells;
  const [model = '', generation = '', facelift] = which.split(/\s*,\s*/);
  const [platform = '', twin] = family.split('/');
  const [bolts = '', small, large] = wheels.split(/[ -]/);
  const words = traits.split(' ');
  const sport = words
    .find((word) => word.startsWith('+'))
    ?.slice(1)
    .replaceAll('_', ' ');
  const unknown = words.find((w) => !(w in bodyByStart) && !equipmentWords.includes(w) && !w.startsWith('+'));
  if (unknown) throw new Error(`Unknown trait ${unknown}: ${line}`);
  const years = productionYears(manufacturer, model, generation);
  const faceliftYear = Number(facelift);
  if (facelift && (faceliftYear <= years.from || faceliftYear >= (years.to ?? lastSeedYear)))
    throw new Error(`Facelift outside production: ${line}`);
  return {
    key: [manufacturer, model, generation].filter(Boolean).join(' '),
    manufacturer,
    model,
    ...years,
    ...(facelift && { facelift: faceliftYear }),
    partCount: Number(partCount),
    label,
    numbers,
    platform,
    ...optional('twin', twin),
    ...optional('sport', sport),
    bolts,
    wheelInches: [Number(small), Number(large)],
    bodies: BODIES.filter((body) => words.some((word) => bodyByStart[word] === body)),
    equipment: new Set(words.filter((word): word is Equipment => equipmentWords.includes(word))),
    engines: engines.split(/\s*,\s*/).map(engineOf),
  };
}

/**
 * Reads the cars of one manufacturer, one a line:
 * model, generation, facelift | part count | name | numbers | platform/twin | bolts inches | bodies, equipment, +sport | engines
 */
export function readCars(manufacturer: string, text: string): Car[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => readCar(manufacturer, line));
}
