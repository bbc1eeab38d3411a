import { ICON_CLASSES, svgIcon } from './svg-icon.ts';

type EmptyState = {
  title: string;
  icon: string;
  heading?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  advice?: string | undefined;
  /** HTML between title and advice. */
  text?: string | undefined;
  /** HTML of the ways out. */
  actions?: string | undefined;
  /** Something failed. */
  error?: boolean | undefined;
  more?: string | undefined;
};

/** EmptyState.astro as a string, for lists that the browser draws. All texts are HTML. */
export function emptyStateHtml({
  title,
  icon,
  heading = 'p',
  advice,
  text = '',
  actions,
  error = false,
  more,
}: EmptyState): string {
  const box = ['grid justify-items-center gap-3 border-y border-line py-12 text-center', more];
  const type = `${heading === 'h1' ? 't-lg' : 't-sm'}${error ? ' text-error' : ''}`;
  const line = advice ? `<p class="max-w-measure text-balance text-ink-2">${advice}</p>` : '';
  const ways = actions
    ? `<div class="mt-2 grid w-full gap-2 sm:flex sm:flex-wrap sm:justify-center">${actions}</div>`
    : '';
  return `<div class="${box.filter(Boolean).join(' ')}">${svgIcon(icon, ICON_CLASSES)}<${heading} class="${type}">${title}</${heading}>${text}${line}${ways}</div>`;
}
