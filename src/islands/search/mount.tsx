import { hydrateRoot } from 'react-dom/client';
import { loadStyles } from '../load-styles.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './suggestions.css?url';

/** Takes over the prerendered form; the data attributes hold its props. */
export async function mount(element: HTMLElement): Promise<void> {
  const { boxId = '', label = '', keepsFocus } = element.dataset;
  await loadStyles(styles).catch(console.warn);
  hydrateRoot(element, <SearchBox id={boxId} label={label} keepsFocus={keepsFocus !== undefined} />);
}
