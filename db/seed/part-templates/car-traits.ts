import type { Body } from '#src/domain/fitment/fitment-facts.ts';
import type { Car, Equipment } from '../demo-cars/car.ts';
import type { Engine } from '../demo-cars/engines.ts';

const has = (word: Equipment) => (car: Car) => car.equipment.has(word);

export const hasXenon = has('xen');
export const hasFullLed = has('led');
export const hasSplitTailLamps = has('split');
export const hasSimpleMirrors = has('man');
export const hasPlainTailLamps = (car: Car) => !hasSplitTailLamps(car);
export const hasSportPackage = (car: Car) => car.sport !== undefined;
export const startedBy = (year: number) => (car: Car) => car.from <= year;
export const startedSince = (year: number) => (car: Car) => car.from >= year;
export const isVan = (car: Car) => car.bodies.includes('kombi');
export const isNotVan = (car: Car) => !isVan(car);
const bootBodies: readonly Body[] = ['limuzina', 'kupe', 'kabriolet'];
export const isTailgateBody = (body: Body) => !bootBodies.includes(body) && body !== 'pikap';
export const isBootBody = (body: Body) => body === 'limuzina' || body === 'kupe';
export const hasTailgate = (car: Car) => car.bodies.some(isTailgateBody);
export const hasBoot = (car: Car) => car.bodies.some(isBootBody);
/** Larger wheels on the list mean a better equipped car. */
export const isWellEquipped = (car: Car) => car.wheelInches[1] >= 17;
export const hasRearDiscs = (car: Car) => car.from >= 1997 && car.bolts.startsWith('5');
export const soldWithHalogen = (car: Car) => !car.equipment.has('nohal');
export const hasManualGearbox = (car: Car) => car.engines.some((engine) => !engine.automaticOnly);
export const hasElectricMirrors = (car: Car) => !hasSimpleMirrors(car) || hasXenon(car);

export const hasTurbo = (engine: Engine) => engine.turbo;
export const hasBelt = (engine: Engine) => engine.belt;
export const isDiesel = (engine: Engine) => engine.diesel;
export const isPetrol = (engine: Engine) => !engine.diesel;
const isManual = (engine: Engine) => !engine.automaticOnly;
export const hasDualMass = (engine: Engine) => engine.dualMassFlywheel && isManual(engine);
export const hasSingleMass = (engine: Engine) => !engine.dualMassFlywheel && isManual(engine);

export const both =
  <T>(first: (value: T) => boolean, second: (value: T) => boolean) =>
  (value: T): boolean =>
    first(value) && second(value);
