import { productText as text } from '#src/strings/product.ts';
import { pageAddress } from '../page-address.ts';
import { shareAddress } from '../share-address.ts';

/** The buttons below a product's vehicles: a printed sheet, and its address for somebody else. */
export function mount(element: HTMLElement): void {
  const print = () => {
    import('../print/print-product.tsx')
      .then((sheet) => sheet.printProduct())
      // The page is printed as it is.
      .catch(() => window.print());
  };
  const words = { copied: text['share.copied'], notCopied: text['share.failed'] };
  const share = () => void shareAddress(pageAddress(), words);
  element.querySelector('[data-print]')?.addEventListener('click', print);
  element.querySelector('[data-share]')?.addEventListener('click', share);
}
