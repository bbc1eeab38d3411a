import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from '#src/views/ui/button-classes.ts';
import type { IconName } from '#src/views/ui/icons.ts';
import { AdminLink } from './AdminLink.tsx';
import { Icon } from './Icon.tsx';

type Props = ComponentProps<typeof AdminLink> & { variant?: ButtonVariant; icon?: IconName };

/** A link within the panel that looks like a button. */
export const ButtonLink = ({ variant = 'line', icon, className, children, ...link }: Props) => (
  <AdminLink {...link} className={buttonClasses({ variant, more: className })}>
    {icon && <Icon name={icon} />}
    {children}
  </AdminLink>
);
