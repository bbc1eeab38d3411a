import { ordinalOf } from './language/number-names.ts';
import type { Span } from './mention.ts';
import type { TextWord } from './text-words.ts';

/** `golf treće stop svjetlo`: an ordinal describes these, and not the car before it. */
const HAS_ORDINAL = /^(?:vrat|stop|svetl|brzin|mesec|vlasni|red|put)/;
/** `drugi golf` is another one. */
const ALSO_OTHER = 2;

export const isGenerationWord = (word: TextWord | undefined): boolean =>
  /^gen(?:erac.+)?$/.test(word?.text ?? '');

/** The `petog` of `petog golfa` and `golf petog`, the `pete` of `golf pete generacije`, as a digit; empty if it is none. */
export function ordinalBeside(words: readonly TextWord[], { from, to }: Span, at: number): string {
  const [word, next] = [words[at], words[at + 1]];
  const value = ordinalOf(word?.text ?? '');
  const isAfter = at === to && !HAS_ORDINAL.test(next?.text ?? '');
  const isBefore = at + 1 === from && value !== ALSO_OTHER;
  return value !== undefined && (isAfter || isBefore || isGenerationWord(next)) ? String(value) : '';
}
