import type { Body } from '#src/domain/fitment/fitment-facts.ts';
import type { Car } from '../demo-cars/car.ts';
import type { Engine } from '../demo-cars/engines.ts';
import type { ChoiceValue } from '#src/domain/product/product-fields.ts';
import type { PicturePart } from '../picture-keys.ts';

export type Side = 'left' | 'right' | 'both';

/** Where a part differs within one generation: nowhere, before and after the facelift, by body, or both. */
type DiffersBy = 'nothing' | 'facelift' | 'body' | 'facelift and body';

export type PartVariant = {
  /**
   * Ways to write the name. `{m} {f} {n} {g}`: lijevi/lijeva/lijevo/lijevog by the side, capital letter for a capital;
   * `{motor}`, `{sport}`, `{felge}` (bolt pattern) and `{cola}` (wheel size) come from the car.
   */
  names: readonly string[];
  /** What is included, and what to check before ordering. */
  notes: readonly string[];
  state: ChoiceValue<'condition'>;
  /** KM */
  price: readonly [number, number];
  fits?: (car: Car) => boolean;
  /** Only for these bodies of the car; used where the template differs by body. */
  bodies?: (body: Body) => boolean;
  fitsEngine?: (engine: Engine) => boolean;
};

export type PartTemplate = {
  picture: PicturePart;
  category: string;
  /** Relative frequency in the shop. */
  weight: number;
  sides?: readonly Side[];
  differsBy?: DiffersBy;
  /** One product for each engine of the car. */
  perEngine?: boolean;
  /** Which other cars take the same part. */
  sharedOn: 'platform' | 'twin' | 'nothing';
  /** Its products name the manufacturer's part number; some name two, the old one and its successor. */
  numbered: boolean;
  variants: readonly PartVariant[];
};
