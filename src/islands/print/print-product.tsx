import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import { loadStyles } from '../load-styles.ts';
import { pageAddress } from '../page-address.ts';
import { PrintFoot } from './PrintFoot.tsx';
import styles from './print.css?url';

function addFoot(): void {
  const foot = document.createElement('div');
  foot.className = 'sheet-foot';
  document.querySelector('main')?.append(foot);
  flushSync(() => createRoot(foot).render(<PrintFoot address={pageAddress()} />));
}

let prepared: Promise<void> | undefined;

/**
 * Prints a product on one sheet; styles and QR code are loaded only for that. If they fail to load, the page is printed
 * as it is.
 */
export async function printProduct(): Promise<void> {
  takeShopOfPage();
  prepared ??= loadStyles(styles).then(addFoot).catch(console.warn);
  await prepared;
  window.print();
}
