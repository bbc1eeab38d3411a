import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import { loadStyles } from '../load-styles.ts';
import { PrintFoot } from './PrintFoot.tsx';
import styles from './print.css?url';

function addFoot(): void {
  const foot = document.createElement('div');
  foot.className = 'sheet-foot';
  document.querySelector('main')?.append(foot);
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  flushSync(() => createRoot(foot).render(<PrintFoot address={address} />));
}

/**
 * Prints a product on one sheet; styles and QR code are loaded only for that. If they fail to load, the page is printed
 * as it is.
 */
export function mount(button: HTMLElement): void {
  takeShopOfPage();
  const ready = loadStyles(styles).then(addFoot).catch(console.warn);
  button.addEventListener('click', () => void ready.then(() => window.print()));
}
