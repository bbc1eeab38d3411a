import { shopYear } from '../../shop-year.ts';
import { makerOfChassis, modelYears } from '../../vehicle/chassis-hint.ts';
import { stemsOf } from '../language/stem.ts';
import { writtenKey } from '../name-keys.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** Seventeen characters, never I, O or Q; the last four are digits. */
const VIN = /^[A-HJ-NPR-Z\d]{13}\d{4}$/;

const EARLIEST = 1990;
const OF_VOLKSWAGEN: ReadonlySet<string> = new Set(['Volkswagen', 'Audi', 'Škoda', 'Seat']);

/** Undefined for a code that means two years: an `N` is 1992 or 2022. */
function yearOf(code: string): number | undefined {
  const [year, ...others] = modelYears(code, shopYear() + 1).filter((one) => one >= EARLIEST);
  return others.length === 0 ? year : undefined;
}

const LABELS: ReadonlySet<string> = new Set(stemsOf('vin broj br šasija šasije'));

/** Announces a chassis number: `broj šasije`. */
export const isVinLabel = (own: string): boolean => LABELS.has(own);

/**
 * What a chassis number says about its car, as words that name one: `volkswagen 1k 2006`, `mercedesbenz w211`, `bmw`.
 * Undefined for any other text. Only Volkswagen's group writes the body and the year, and only Mercedes the body.
 */
export function namesInVin(text: string, { manufacturers, codes }: VehicleLexicon): string[] | undefined {
  const vin = text.toUpperCase();
  const maker = VIN.test(vin) ? makerOfChassis(vin)?.name : undefined;
  const key = writtenKey(maker ?? '');
  const manufacturer = manufacturers.get(key);
  if (maker === undefined || !manufacturer) return undefined;
  const isMercedes = maker === 'Mercedes-Benz';
  const body = (isMercedes ? `w${vin.slice(3, 6)}` : vin.slice(6, 8)).toLowerCase();
  const isBody = codes.get(body)?.some(({ model }) => model.manufacturer === manufacturer);
  if (!isBody || !(isMercedes || OF_VOLKSWAGEN.has(maker))) return [key];
  const year = isMercedes ? undefined : yearOf(vin.charAt(9));
  return [key, body, ...(year === undefined ? [] : [String(year)])];
}
