import { createRoot } from 'react-dom/client';
import { Toasts } from './Toasts.tsx';

/** Draws the toasts into the region that every page has from the start, so that they are announced. */
export function showToasts(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  const frame = region?.parentElement;
  if (region && frame) createRoot(region).render(<Toasts frame={frame} />);
}
