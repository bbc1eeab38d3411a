import type { ComponentProps } from 'react';
import { EmptyState as ShopEmptyState } from '#src/views/ui/EmptyState.tsx';
import { icons, type IconName } from '#src/views/ui/icons.ts';

type Props = Pick<ComponentProps<typeof ShopEmptyState>, 'title' | 'children'> & {
  advice?: string | false;
  icon?: IconName;
};

/** The shop's, with its icon by name: the panel carries all icons. */
export const EmptyState = ({ advice, icon = 'box', ...rest }: Props) => (
  <ShopEmptyState advice={advice || undefined} icon={icons[icon]} {...rest} />
);
