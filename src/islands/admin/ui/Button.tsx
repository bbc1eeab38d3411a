import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from '#src/views/ui/button-classes.ts';
import type { IconName } from '#src/views/ui/icons.ts';
import { Icon } from './Icon.tsx';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  icon?: IconName;
  block?: boolean;
  /** Label while the button is busy; it stays focusable, so that the focus is not lost. */
  busy?: string | false | undefined;
};

export function Button({
  variant = 'line',
  icon,
  block,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  'aria-disabled': disabled,
  ...rest
}: Props) {
  const isDisabled = Boolean(busy) || disabled === true;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={`${buttonClasses({ variant, block, more: className })} aria-disabled:opacity-70 ${busy ? 'aria-disabled:cursor-progress' : 'aria-disabled:cursor-not-allowed'}`}
    >
      {icon && <Icon name={icon} />}
      {busy || children}
    </button>
  );
}
