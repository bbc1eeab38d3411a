import { $garage } from '#src/stores/vehicles.ts';
import { TOUCH_EVENTS } from '../load-on-touch.ts';
import { connectView } from './result-view.ts';

/**
 * Without the page's script the browser sends the form, as it does without any script, with the saved vehicle if its
 * switch is on; `moje` is the word of `search-state.ts`, which would load the rules of the search.
 */
function applyByBrowser(island: HTMLElement): void {
  const select = island.querySelector('select');
  const mine = island.querySelector<HTMLInputElement>('[role=switch]');
  const form = select?.form;
  if (!form) return;
  const send = () => {
    form.querySelector('[name=moje]')?.remove();
    if (mine?.checked) form.append(Object.assign(mine, { name: 'moje', value: $garage.get().active }));
    form.submit();
  };
  const isChanged = select.selectedOptions[0]?.defaultSelected === false;
  if (isChanged || mine?.checked !== mine?.defaultChecked) send();
  else island.addEventListener('change', send);
}

/** The results are prerendered. React takes over at the first touch, or at once if they still have to be loaded. */
export function mount(island: HTMLElement): void {
  const { search } = location;
  connectView(island);
  const controller = new AbortController();
  const { signal } = controller;
  const takeOver = () => {
    controller.abort();
    import('./take-over.tsx').then(
      (page) => page.takeOver(island, search),
      (error: unknown) => {
        console.error(error);
        applyByBrowser(island);
      },
    );
  };
  if (island.querySelector('[data-waiting]')) {
    takeOver();
    return;
  }
  // On the document, as the header's search box counts too.
  for (const type of TOUCH_EVENTS) document.addEventListener(type, takeOver, { signal, passive: true });
  // Back within the page after a reload.
  window.addEventListener('popstate', takeOver, { signal });
}
