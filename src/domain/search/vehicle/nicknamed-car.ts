import { nicknamedNumber } from '../../vehicle-text/language/number-names.ts';
import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { stemsOf } from '../../vehicle-text/language/stem.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import { generationsByKey, type LexiconModel, stemKey } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { FoundVehicle, SoughtVehicle } from './find-vehicle.ts';

/** What people call a Golf without naming it. A `jedinica` is not one of them: it is also a control unit. */
const GOLFS: ReadonlySet<string> = new Set(
  stemsOf('kec dvica dvojka trica trojka četvorka četvrtica petica šestica sedmica osmica'),
);
/** Such a number may as well be that series of BMW. */
const ALSO_SERIES: ReadonlySet<string> = new Set(stemsOf('trojka petica sedmica'));

/** A `sedmica` is a week unless a part is named beside it. */
const isCar = (words: readonly ReadWord[], word: ReadWord): boolean =>
  GOLFS.has(word.stem) &&
  !word.isForeign &&
  (!isEveryday(word) || words.some((other) => other !== word && isPartName(other.stem)));

const soughtOf = (model: LexiconModel, generation?: SoughtVehicle['generation']): SoughtVehicle => ({
  manufacturer: model.manufacturer,
  model,
  generation,
  years: undefined,
});

/** Other models with a generation that the dictionary gives this nickname: the `šestica` of the Passat. */
const namesakes = (nickname: string, golf: LexiconModel, { models }: VehicleLexicon): SoughtVehicle[] =>
  [...new Set([...models.values()].flat())].flatMap((model) => {
    const generation = model.generations.find(({ aliases }) =>
      aliases.some((alias) => stemKey(alias) === nickname),
    );
    return model !== golf && generation ? [soughtOf(model, generation)] : [];
  });

/** `hauba za dvicu`, `far petice`, `petica plus`: the Golf that is called so, and other cars where they may be meant. */
export function nicknamedCar(words: readonly ReadWord[], lexicon: VehicleLexicon): FoundVehicle | undefined {
  const at = words.findIndex((word) => isCar(words, word));
  const word = words[at];
  const number = nicknamedNumber(word?.text ?? '');
  const golf = lexicon.models.get('golf')?.[0];
  if (!word || number === undefined || !golf || words.some(({ isForeign }) => isForeign)) return undefined;
  const found = { words: new Set([at]), isSure: true };
  const plus = words[at + 1]?.text === 'plus' ? lexicon.models.get('golfplus')?.[0] : undefined;
  if (plus) return { ...soughtOf(plus), ...found, others: [], words: new Set([at, at + 1]) };
  const series = ALSO_SERIES.has(word.stem) ? lexicon.series.get(number) : undefined;
  return {
    ...soughtOf(golf, generationsByKey(golf.generations).get(number)),
    ...found,
    others: [...namesakes(word.stem, golf, lexicon), ...(series ? [soughtOf(series)] : [])],
  };
}
