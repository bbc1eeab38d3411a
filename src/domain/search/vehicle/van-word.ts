import { foldText } from '../../vehicle-text/language/fold.ts';
import { isQualityName } from '../../vehicle-text/language/phrases.ts';
import { isWheelWord } from '../../vehicle-text/numbers/mark-measures.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { FoundVehicle } from './find-vehicle.ts';

/** Models that are vans, folded. */
const VANS =
  /^(?:vito|viano|v klasa|citan|sprinter|transporter|multivan|caravel|caddy|crafter|lt|ducato|dobl|scudo|talento|fiorino|boxer|partner|expert|bipper|jumper|jumpy|berlingo|nemo|master|trafi[ck]|kangoo|vivaro|movano|combo|transit|tourneo|hiace|proace|primastar|interstar|nv\d|h-?1|starex)/;

/** The `kola` of `kola golf 5` and `far za kola golf 5`; `zimska kola` are wheels. */
export const isCarAgain = (
  words: readonly ReadWord[],
  at: number,
  vehicle: FoundVehicle | undefined,
): boolean =>
  /^(?:kol(?:a|ima)|vozil[aou]|automobil[au]?)$/.test(words[at]?.text ?? '') &&
  [at - 1, at + 1].some((i) => vehicle?.words.has(i)) &&
  !isQualityName(words[at - 1]?.stem ?? '');

/** The `kombi` of `kombi vito` and `gume za kombi` is the van itself; elsewhere it is an estate. */
export const isVanWord = (
  words: readonly ReadWord[],
  at: number,
  vehicle: FoundVehicle | undefined,
): boolean =>
  /^kombi(?:j?a|ju|jem)?$/.test(words[at]?.text ?? '') &&
  (VANS.test(foldText(vehicle?.model?.name ?? '')) || words.some((word) => isWheelWord(word.text)));
