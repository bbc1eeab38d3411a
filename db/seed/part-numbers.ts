import type { Car } from './demo-cars/car.ts';
import type { Engine } from './demo-cars/engines.ts';
import { alliance, bmw, ford, japanese, korean, mercedes, vag, type Codes } from './part-number-codes.ts';
import type { Side } from './part-templates/part-template.ts';
import type { PicturePart } from './picture-keys.ts';
import type { Random } from './random.ts';

type Asked = {
  car: Car;
  part: PicturePart;
  side: Side | undefined;
  engine: Engine | undefined;
  random: Random;
};

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M'];
const ofEngine: readonly PicturePart[] = [
  'clutchKit',
  'alternator',
  'starter',
  'turbo',
  'timingBelt',
  'airFilter',
];
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

/** Left odd, right even, as nearly every manufacturer does. */
function sidedNumber(random: Random, low: number, high: number, side: Side | undefined): number {
  const odd = random.between(Math.ceil(low / 2), Math.floor((high - 1) / 2)) * 2 + 1;
  return side === 'right' ? odd + 1 : odd;
}

const withCode = (code: string | undefined, write: (code: string) => string) =>
  code === undefined ? undefined : write(code);

type Format = (asked: Asked) => string | undefined;

/** Parts of an engine are numbered by it, others by the car. */
const startOf = ({ car, part, engine }: Asked) =>
  engine?.code && ofEngine.includes(part) ? engine.code : car.numbers;

const volkswagenGroup: Format = (asked) =>
  withCode(vag[asked.part], (group) => {
    const { side, random } = asked;
    const number = String(sidedNumber(random, 1, 99, side)).padStart(3, '0');
    const suffix = random.chance(0.7) ? ` ${random.pick(letters)}` : '';
    return `${startOf(asked)} ${group} ${number}${suffix}`;
  });

const mercedesBenz: Format = (asked) =>
  withCode(mercedes[asked.part], (group) => {
    const { side, random } = asked;
    return `A${startOf(asked)}${group}${String(sidedNumber(random, 20, 98, side)).padStart(2, '0')}${random.pick(['61', '00', '80', '64', '01'])}`;
  });

const bmwGroup: Format = ({ part, side, random }) =>
  withCode(
    bmw[part],
    (group) => `${group}${random.between(6, 8)}${digits(random, 4)}${sidedNumber(random, 10, 98, side)}`,
  );

const eightDigits =
  (start: (car: Car) => string): Format =>
  ({ car, random, side }) =>
    `${start(car)}${digits(random, 4)}${sidedNumber(random, 10, 98, side)}`;

const peugeotCitroen: Format = ({ car, random, side }) => {
  const start = /^9\d$/.test(car.numbers) ? car.numbers : random.pick(['14', '13']);
  return `${start}${digits(random, 4)}${sidedNumber(random, 10, 98, side)}${random.pick(['80', '80', '77', '88'])}`;
};

const renault: Format = ({ car, part, random, side }) => {
  if (car.numbers !== 'R')
    return `${car.from < 2000 && random.chance(0.5) ? '7701' : '8200'}${digits(random, 4)}${sidedNumber(random, 10, 98, side)}`;
  return withCode(
    alliance[part],
    (group) => `${group}${digits(random, 2)}${sidedNumber(random, 10, 98, side)}R`,
  );
};

const opel: Format = ({ car, random, side }) => {
  const start =
    car.from < 1998 ? '90' : car.from < 2003 ? random.pick(['93', '24']) : car.from < 2014 ? '13' : '39';
  return `${start}${digits(random, 4)}${sidedNumber(random, 10, 98, side)}`;
};

const dashed =
  (codes: Codes, tail: (asked: Asked) => string): Format =>
  (asked) =>
    withCode(codes[asked.part], (group) => `${group}-${tail(asked)}`);

const lastDigits = (count: number) => (random: Random, side: Side | undefined) =>
  String(sidedNumber(random, 1, 10 ** count - 2, side)).padStart(count, '0');

const toyota = dashed(japanese, ({ car, random, side }) => `${car.numbers}${lastDigits(2)(random, side)}0`);
const nissan = dashed(
  alliance,
  ({ car, random, side }) => `${car.numbers}${lastDigits(2)(random, side)}${random.pick(['A', '0', 'B'])}`,
);
const hyundaiKia = dashed(korean, ({ car, random, side }) => `${car.numbers}${lastDigits(3)(random, side)}`);
const suzuki = dashed(japanese, ({ car, random }) => `${car.numbers}${digits(random, 2)}`);
const fordOfEurope: Format = ({ car, part, random }) =>
  withCode(ford[part], (group) => `${car.numbers}-${group}-${random.pick(letters)}${random.pick(letters)}`);
const mazda: Format = ({ car, part, side, random }) =>
  withCode(japanese[part], () => `${car.numbers}-${random.between(12, 69)}-${lastDigits(2)(random, side)}0`);
const honda: Format = ({ car, part, side, random }) =>
  withCode(
    japanese[part],
    () => `${random.between(331, 768)}${side === 'right' ? '00' : '50'}-${car.numbers}-E${digits(random, 2)}`,
  );
const porsche: Format = ({ car, part, side, random }) =>
  withCode(
    vag[part],
    (group) => `${car.numbers}.${group}.${lastDigits(3)(random, side)}.${random.pick(['00', '01', '02'])}`,
  );

const formats: Record<string, Format> = {
  volkswagen: volkswagenGroup,
  audi: volkswagenGroup,
  seat: volkswagenGroup,
  skoda: volkswagenGroup,
  bmw: bmwGroup,
  mini: bmwGroup,
  'mercedes-benz': mercedesBenz,
  opel,
  ford: fordOfEurope,
  porsche,
  peugeot: peugeotCitroen,
  citroen: peugeotCitroen,
  renault,
  dacia: renault,
  fiat: eightDigits(({ numbers }) => (numbers === '46' ? '46' : '51')),
  'alfa-romeo': eightDigits(() => '50'),
  toyota,
  nissan,
  hyundai: hyundaiKia,
  kia: hyundaiKia,
  mazda,
  honda,
  suzuki,
  volvo: eightDigits(({ numbers }) => numbers),
  'land-rover': ({ random, side }) => `LR0${digits(random, 2)}${lastDigits(3)(random, side)}`,
};

/** A number in the car manufacturer's format; undefined where the manufacturer has no number for such a part. */
export function partNumber(asked: Asked): string | undefined {
  return formats[asked.car.manufacturer]?.(asked);
}
