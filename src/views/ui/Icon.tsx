import { ICON_SIZES, type IconSize } from './icon-classes.ts';

type Props = { path: string; size?: IconSize; className?: string };

/** Takes a path of `icons.ts`, not a name, so that an island carries only the icons it shows. */
export const Icon = ({ path, size = 'md', className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={['icon', ICON_SIZES[size], className].filter(Boolean).join(' ')}
  >
    <path d={path} />
  </svg>
);
