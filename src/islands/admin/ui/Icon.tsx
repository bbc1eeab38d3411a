import type { ComponentProps } from 'react';
import { Icon as PathIcon } from '#src/views/ui/Icon.tsx';
import { icons, type IconName } from '#src/views/ui/icons.ts';

type Props = Omit<ComponentProps<typeof PathIcon>, 'path'> & { name: IconName };

/** By name: the panel carries all icons. */
export const Icon = ({ name, ...rest }: Props) => <PathIcon path={icons[name]} {...rest} />;
