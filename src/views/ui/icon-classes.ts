export type IconSize = 'sm' | 'md' | 'lg';

/** 16, 20 and 28 px. */
export const ICON_SIZES: Record<IconSize, string> = {
  sm: 'size-4 stroke-[1.8]',
  md: 'size-5 stroke-[1.6]',
  lg: 'size-7 stroke-[1.3]',
};
