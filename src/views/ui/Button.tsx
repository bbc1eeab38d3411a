import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { Icon } from './Icon.tsx';

type Own = Omit<ButtonLook, 'more'> & {
  icon?: string | undefined;
  /** An icon after the text. */
  iconEnd?: string | undefined;
};
type Props = Own &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** A link if it has `href`, otherwise a button; icons are paths of `icons.ts`. */
export function Button({ variant, block, start, icon, iconEnd, className, children, ...rest }: Props) {
  const classes = buttonClasses({ variant, block, start, more: className });
  const content = (
    <>
      {icon && <Icon path={icon} />}
      {children}
      {iconEnd && <Icon path={iconEnd} />}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  return (
    <button type="button" {...rest} className={classes}>
      {content}
    </button>
  );
}
