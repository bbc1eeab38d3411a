import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { IconName } from '#src/components/ui/icons.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';

export type Section = {
  /** First part of the address: `/admin#proizvodi`. */
  id: string;
  label: string;
  icon: IconName;
  Screen: LazyExoticComponent<ComponentType>;
};

/** Loads a screen with its first visit. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Navigation and addresses of the panel; the first section is where it opens. */
export const sections: readonly [Section, ...Section[]] = [
  {
    ...{ id: 'proizvodi', label: text['section.products'], icon: 'box' },
    Screen: screen(async () => (await import('./products/ProductsScreen.tsx')).ProductsScreen),
  },
  {
    ...{ id: 'historija', label: text['section.history'], icon: 'clock' },
    Screen: screen(async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen),
  },
];
