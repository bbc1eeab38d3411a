import { generationsByKey, stemKey } from '../name-keys.ts';
import type { Mention } from '../mention.ts';
import type { TextWord } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** The `CC` of `Passat B6/B7/CC`: in a list of generations, a model whose name begins with that of the first one. */
export function listedVersions(
  words: readonly TextWord[],
  mentions: readonly Mention[],
  { models }: VehicleLexicon,
): Mention[] {
  return mentions.flatMap(({ manufacturer, model, to, generationWords }): Mention[] => {
    const at = Math.max(-1, ...generationWords) + 1;
    const [name, word] = [words[to - 1], words[at]];
    if (!name || word?.before !== '/' || mentions.some(({ from }) => from === at)) return [];
    const isGeneration = generationsByKey(model?.generations ?? []).has(stemKey(word.raw));
    const version = models.get(name.text + word.text)?.find((one) => one.manufacturer === manufacturer);
    if (!version || isGeneration) return [];
    const own = { manufacturer, model: version, generations: [], generationWords: [] };
    return [{ ...own, from: at, to: at + 1, certainty: 0.95, reasons: [] }];
  });
}
