import { buttonClasses, type ButtonVariant } from '#src/views/ui/button-classes.ts';
import { ICON_CLASSES, svgIcon } from './svg-icon.ts';

/** Button.astro as a string: a link with `href`, else a button. `label` is HTML. */
export function buttonHtml(
  label: string,
  {
    href,
    attributes = '',
    variant,
    icon,
  }: { href?: string; attributes?: string; variant?: ButtonVariant; icon?: string } = {},
): string {
  const classes = `class="${buttonClasses({ variant })}"`;
  const content = `${icon ? svgIcon(icon, ICON_CLASSES) : ''}${label}`;
  return href === undefined
    ? `<button type="button" ${attributes} ${classes}>${content}</button>`
    : `<a href="${href}" ${attributes} ${classes}>${content}</a>`;
}
