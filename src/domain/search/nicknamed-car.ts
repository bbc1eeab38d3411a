import { foldText } from '../vehicle-text/language/fold.ts';
import { nicknamedNumber } from '../vehicle-text/language/number-names.ts';
import { isPartName } from '../vehicle-text/language/phrases.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { isEveryday } from '../vehicle-text/language/well-known-words.ts';
import { generationsByKey } from '../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import type { ReadWord } from './analyse-query.ts';
import type { FoundVehicle } from './find-vehicle.ts';

const stemsOf = (names: string): ReadonlySet<string> => new Set(foldText(names).split(' ').map(stem));

/** What people call a Golf without naming it. A `jedinica` is not one of them: it is also a control unit. */
const GOLFS = stemsOf('kec dvica dvojka trica trojka četvorka četvrtica petica šestica sedmica osmica');
/** Such a number may as well be that series of BMW. */
const ALSO_SERIES = stemsOf('trojka petica sedmica');

/** A `sedmica` is a week unless a part is named beside it. */
const isCar = (words: readonly ReadWord[], word: ReadWord): boolean =>
  GOLFS.has(word.stem) &&
  !word.isForeign &&
  (!isEveryday(word) || words.some((other) => other !== word && isPartName(other.stem)));

/** `hauba za dvicu`, `far petice`, `petica plus`: the Golf that is called so, and the BMW where either may be meant. */
export function nicknamedCar(words: readonly ReadWord[], lexicon: VehicleLexicon): FoundVehicle | undefined {
  const at = words.findIndex((word) => isCar(words, word));
  const word = words[at];
  const number = nicknamedNumber(word?.text ?? '');
  const golf = lexicon.models.get('golf')?.[0];
  if (!word || number === undefined || !golf || words.some(({ isForeign }) => isForeign)) return undefined;
  const plus = words[at + 1]?.text === 'plus' ? lexicon.models.get('golfplus')?.[0] : undefined;
  const series = plus ? undefined : ALSO_SERIES.has(word.stem) ? lexicon.series.get(number) : undefined;
  const unnamed = { generation: undefined, years: undefined };
  return {
    manufacturer: golf.manufacturer,
    model: plus ?? golf,
    generation: plus ? undefined : generationsByKey(golf.generations).get(number),
    years: undefined,
    others: series ? [{ ...unnamed, manufacturer: series.manufacturer, model: series }] : [],
    words: new Set(plus ? [at, at + 1] : [at]),
    isSure: true,
  };
}
