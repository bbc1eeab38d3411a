import { shopYear } from '../../shop-year.ts';
import { stemsOf } from '../language/stem.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** The first three characters of a chassis number name its manufacturer; keys of the shop's names. */
const MAKERS = `
volkswagen | wvw wvg wv1 wv2 wv3 vwv 1vw 3vw 9bw aav
audi | wau wua tru waz
skoda | tmb
seat | vss
bmw | wba wbs wby wbx 5ux 4us
mini | wmw
mercedes | wdb wdd wdc wdf wmx w1k w1n w1v
opel | w0l w0v vsx
ford | wf0 nm0 wf1
renault | vf1 vf2 vf6
dacia | uu1
peugeot | vf3 vr3
citroen | vf7 vr7
fiat | zfa
alfaromeo | zar
toyota | jt1 jt2 jtd jte jth jtm jtn nmt sb1 vnk
nissan | jn1 sjn vsk vwa
mazda | jm1 jmz
honda | jhm shh shs nla
hyundai | kmh nlh tma
kia | kna knd kne u5y u6y
suzuki | js2 js3 jsa tsm
volvo | yv1 yv4
`;

const MANUFACTURER_OF: ReadonlyMap<string, string> = new Map(
  MAKERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', codes = ''] = line.split(' | ');
      return codes.split(' ').map((code) => [code, name] as const);
    }),
);

/** Seventeen characters, never I, O or Q; the last four are digits. */
const VIN = /^[a-hj-npr-z\d]{13}\d{4}$/;

/** Model years from 2001 on, which repeat after thirty years. */
const YEAR_CODES = '123456789abcdefghjklmnprstvwxy';
const FIRST_OF_CODES = 2001;
const EARLIEST = 1990;
const OF_VOLKSWAGEN: ReadonlySet<string> = new Set(['volkswagen', 'audi', 'skoda', 'seat']);

/** Undefined for a code that means two years: an `N` is 1992 or 2022. */
function yearOf(code: string): number | undefined {
  const later = FIRST_OF_CODES + YEAR_CODES.indexOf(code);
  const [year, ...others] = [later, later - YEAR_CODES.length].filter(
    (one) => one >= EARLIEST && one <= shopYear() + 1,
  );
  return others.length === 0 ? year : undefined;
}

const LABELS: ReadonlySet<string> = new Set(stemsOf('vin broj br šasija šasije'));

/** Announces a chassis number: `broj šasije`. */
export const isVinLabel = (own: string): boolean => LABELS.has(own);

/**
 * What a chassis number says about its car, as words that name one: `volkswagen 1k 2006`, `mercedes 211`, `bmw`.
 * Undefined for any other text. Only Volkswagen's group writes the body and the year, and only Mercedes the body.
 */
export function namesInVin(text: string, { manufacturers, codes }: VehicleLexicon): string[] | undefined {
  const vin = text.toLowerCase();
  const maker = VIN.test(vin) ? MANUFACTURER_OF.get(vin.slice(0, 3)) : undefined;
  const manufacturer = maker === undefined ? undefined : manufacturers.get(maker);
  if (maker === undefined || !manufacturer) return undefined;
  const isBody = (code: string) =>
    codes.get(code)?.some(({ model }) => model.manufacturer === manufacturer) ?? false;
  if (maker === 'mercedes') {
    const body = vin.slice(3, 6);
    return isBody(`w${body}`) ? [maker, `w${body}`] : [maker];
  }
  const body = vin.slice(6, 8);
  if (!OF_VOLKSWAGEN.has(maker) || !isBody(body)) return [maker];
  const year = yearOf(vin.charAt(9));
  return [maker, body, ...(year === undefined ? [] : [String(year)])];
}
