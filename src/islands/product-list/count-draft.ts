import { RETRY } from '#src/stores/fetch-json.ts';
import { loadList } from '#src/stores/product-list.ts';

const PAUSE_MS = 300;

/** Counts the products that a draft would show, once input pauses; a newer draft aborts the older request. */
export function draftCounter(show: (count: number | undefined) => void) {
  let request = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastCall = '';

  const stop = () => {
    lastCall = '';
    clearTimeout(pause);
    request.abort();
  };
  const ask = async (call: string) => {
    request = new AbortController();
    const { signal } = request;
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
      if (call === lastCall) return;
      stop();
      lastCall = call;
      show(undefined);
      pause = setTimeout(() => void ask(call), PAUSE_MS);
    },
  };
}

export type DraftCounter = ReturnType<typeof draftCounter>;
