import { $resultView, type ResultView } from '#src/stores/result-view.ts';
import { onRendered } from '../rendered.ts';

/** As in results.css where nothing is chosen. */
const GRID_BY_DEFAULT = '(min-width: 30rem)';

/** Grid or list, as chosen on this device; also works for buttons that are rendered later. */
export function connectView(island: HTMLElement): void {
  const wide = matchMedia(GRID_BY_DEFAULT);
  const mark = () => {
    const chosen = $resultView.get();
    if (chosen) document.documentElement.dataset['results'] = chosen;
    const view: ResultView = chosen ?? (wide.matches ? 'grid' : 'list');
    for (const button of island.querySelectorAll<HTMLElement>('[data-view]'))
      button.setAttribute('aria-pressed', String(button.dataset['view'] === view));
  };
  island.addEventListener('click', ({ target }) => {
    const view = target instanceof Element && target.closest<HTMLElement>('[data-view]')?.dataset['view'];
    if (view === 'grid' || view === 'list') $resultView.set(view);
  });
  $resultView.subscribe(mark);
  wide.addEventListener('change', mark);
  onRendered(mark);
}
