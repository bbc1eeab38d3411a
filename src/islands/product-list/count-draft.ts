import { RETRY } from '#src/stores/fetch-json.ts';
import { loadList } from '#src/stores/product-list.ts';

const PAUSE_MS = 300;

/** Asks how many products a draft would show, once the hand rests; a newer draft takes back the older question. */
export function draftCounter(show: (count: number | undefined) => void) {
  let question = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  let asked = '';

  const stop = () => {
    asked = '';
    clearTimeout(pause);
    question.abort();
  };
  const ask = async (call: string) => {
    question = new AbortController();
    const { signal } = question;
    try {
      const { total } = await loadList(call, { signal, retry: RETRY.none });
      if (!signal.aborted) show(total);
    } catch (error) {
      // The button works without its number.
      if (!signal.aborted) console.warn(error);
    }
  };
  return {
    stop,
    /** A field that is left as it is fires too: the same question is asked once. */
    count: (call: string) => {
      if (call === asked) return;
      stop();
      asked = call;
      show(undefined);
      pause = setTimeout(() => void ask(call), PAUSE_MS);
    },
  };
}

export type DraftCounter = ReturnType<typeof draftCounter>;
