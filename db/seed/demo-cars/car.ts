import type { Body } from '#src/domain/fitment/fitment-facts.ts';
import type { Engine } from './engines.ts';

/**
 * xen: xenon was on the list; led: full LED; split: rear lamps in two pieces; man: no electric mirrors yet;
 * nohal: never sold with halogen headlights.
 */
export type Equipment = 'xen' | 'led' | 'split' | 'man' | 'nohal';

/** One generation of a model: what it is called in Bosnia and which parts exist for it. */
export type Car = {
  key: string;
  manufacturer: string;
  model: string;
  from: number;
  /** Absent while it is still built. */
  to?: number;
  facelift?: number;
  /** Roughly how many parts a large breaker's yard has for it; see `listedShare` in parts.ts. */
  partCount: number;
  label: string;
  /** Start of the manufacturer's part numbers for this car. */
  numbers: string;
  /** Cars of one platform share engines, brakes and suspension. */
  platform: string;
  /** Cars with the same body under different badges. */
  twin?: string;
  sport?: string;
  bolts: string;
  wheelInches: readonly [number, number];
  bodies: readonly Body[];
  equipment: ReadonlySet<Equipment>;
  engines: readonly Engine[];
};
