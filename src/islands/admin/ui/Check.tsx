import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'input'> & { type?: 'checkbox' | 'radio'; children?: ReactNode };

/** A checkbox or a radio button and its label; without children the label is in `aria-label`. */
export const Check = ({
  type = 'checkbox',
  className = 'flex min-h-target items-center gap-2 text-sm',
  children,
  ...input
}: Props) => (
  <label className={className}>
    <input {...input} type={type} className="size-5 accent-ink" />
    {children}
  </label>
);
