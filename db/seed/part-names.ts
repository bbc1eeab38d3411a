import type { Body } from '#src/domain/fitment/fitment-facts.ts';
import type { Car } from './demo-cars/car.ts';
import type { Engine } from './demo-cars/engines.ts';
import type { Side } from './part-templates/part-template.ts';
import type { Random } from './random.ts';

/** The side, body, facelift and engine that a part belongs to within its generation. */
export type Place = {
  side?: Side | undefined;
  engine?: Engine | undefined;
  body?: Body | undefined;
  facelift?: 'before' | 'after' | undefined;
};

const sideWords: Record<string, readonly [left: string, right: string]> = {
  m: ['lijevi', 'desni'],
  f: ['lijeva', 'desna'],
  n: ['lijevo', 'desno'],
  g: ['lijevog', 'desnog'],
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function sideWord(token: string, side: Side | undefined): string {
  const words = sideWords[token.toLowerCase()];
  if (!words || (side !== 'left' && side !== 'right'))
    throw new Error(`A side is required, but the part has none: ${token}`);
  const word = words[side === 'left' ? 0 : 1];
  return token === token.toLowerCase() ? word : capitalised(word);
}

export function fillName(pattern: string, car: Car, { side, engine }: Place, random: Random): string {
  const [small, large] = car.wheelInches;
  const inches = /čeličn/i.test(pattern) ? small : random.between(Math.max(small, 15), Math.max(large, 15));
  return pattern
    .replace(/\{([mfngMFNG])\}/, (_, token: string) => sideWord(token, side))
    .replace('{motor}', engine?.label ?? '')
    .replace('{sport}', car.sport ?? '')
    .replace('{felge}', car.bolts)
    .replace('{cola}', String(inches));
}

function faceliftWords(car: Car, facelift: Place['facelift'], random: Random): string | undefined {
  if (!facelift || !car.facelift) return undefined;
  return facelift === 'after'
    ? random.pick(['facelift', 'redizajn', `od ${car.facelift}.`])
    : random.pick(['prije facelifta', `do ${car.facelift - 1}.`, 'stariji tip']);
}

const manufacturerNames: Record<string, string> = {
  volkswagen: 'VW',
  'mercedes-benz': 'Mercedes',
  skoda: 'Škoda',
  citroen: 'Citroën',
  bmw: 'BMW',
  'land-rover': 'Land Rover',
  'alfa-romeo': 'Alfa',
};
const manufacturerName = (slug: string) => manufacturerNames[slug] ?? capitalised(slug);

/** Always with the manufacturer where the model alone would read as a number or a chassis code. */
function vehicleWords(car: Car, random: Random): string {
  const manufacturer = manufacturerName(car.manufacturer);
  if (car.label.startsWith(manufacturer)) return car.label;
  return /^[A-Z]?\d/.test(car.label) || random.chance(0.5) ? `${manufacturer} ${car.label}` : car.label;
}

const lowered = (name: string) =>
  /^.[A-ZČĆŠŽĐ]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function withVehicle(name: string, vehicle: string, random: Random): string {
  const [head = '', ...rest] = name.split(/(?=[,:])/);
  return random.pick([
    `${head} ${vehicle}${rest.join('')}`,
    `${head} ${vehicle}${rest.join('')}`,
    `${vehicle} ${lowered(name)}`,
    `${name} – ${vehicle}`,
  ]);
}

/** About three names in ten repeat the vehicle, as sellers do. */
export function finishName(name: string, car: Car, place: Place, random: Random): string {
  const named = random.chance(0.3) ? withVehicle(name, vehicleWords(car, random), random) : name;
  const facelift = random.chance(0.7) ? faceliftWords(car, place.facelift, random) : undefined;
  const notes = [place.body, facelift].filter((note) => note !== undefined);
  return notes.length > 0 ? `${named} (${notes.join(', ')})` : named;
}
