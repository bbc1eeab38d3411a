import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PrintFoot } from './PrintFoot.tsx';
import './print.css';

/** Prints a product on one sheet; its styles and its code are loaded only for that, so that no page carries them. */
export function mount(button: HTMLElement): void {
  const foot = document.createElement('div');
  foot.className = 'sheet-foot';
  document.querySelector('main')?.append(foot);
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  flushSync(() => createRoot(foot).render(<PrintFoot address={address} />));
  button.addEventListener('click', () => window.print());
}
