import { hydrateRoot } from 'react-dom/client';
import { SearchBox } from './SearchBox.tsx';

/** Takes over the prerendered form; the data attributes hold its props. */
export function mount(element: HTMLElement): void {
  const { boxId = '', label = '', keepsFocus } = element.dataset;
  hydrateRoot(element, <SearchBox id={boxId} label={label} keepsFocus={keepsFocus !== undefined} />);
}
