import { RETRY } from '#src/stores/fetch-json.ts';
import { loadList } from '#src/stores/product-list.ts';

const PAUSE_MS = 300;

/** Counts the products that a draft would show, once input pauses; a newer draft aborts the older request. */
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
      // The button works without the count.
      if (!signal.aborted) console.warn(error);
    }
  };
  return {
    stop,
    /** Leaving a field unchanged fires an event too: the same request is sent only once. */
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
