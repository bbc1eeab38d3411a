import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { NewMessages } from './inbox/NewMessages.tsx';

export type Section = {
  /** First part of the address: `/admin#proizvodi`. */
  id: string;
  label: string;
  icon: IconName;
  Screen: LazyExoticComponent<ComponentType>;
  /** Shown beside the label, e.g. the number of new messages. */
  Badge?: ComponentType;
};

/** Loads a screen on its first visit. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Navigation and addresses of the panel; the first section is the start screen. */
export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'proizvodi',
    label: text['section.products'],
    icon: 'box',
    Screen: screen(async () => (await import('./products/ProductsScreen.tsx')).ProductsScreen),
  },
  {
    id: 'pocetna',
    label: text['section.overview'],
    icon: 'grid',
    Screen: screen(async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen),
  },
  {
    id: 'poruke',
    label: text['section.messages'],
    icon: 'mail',
    Badge: NewMessages,
    Screen: screen(async () => (await import('./inbox/InboxScreen.tsx')).InboxScreen),
  },
  {
    id: 'brendovi',
    label: text['section.manufacturers'],
    icon: 'car',
    Screen: screen(async () => (await import('./dictionaries/ManufacturersScreen.tsx')).ManufacturersScreen),
  },
  {
    id: 'kategorije',
    label: text['section.categories'],
    icon: 'tag',
    Screen: screen(async () => (await import('./dictionaries/CategoriesScreen.tsx')).CategoriesScreen),
  },
  {
    id: 'tuning',
    label: text['section.tuning'],
    icon: 'image',
    Screen: screen(async () => (await import('./dictionaries/CategoriesScreen.tsx')).TuningCategoriesScreen),
  },
  {
    id: 'olx',
    label: text['section.olx'],
    icon: 'down',
    Screen: screen(async () => (await import('./olx/OlxScreen.tsx')).OlxScreen),
  },
  {
    id: 'duplikati',
    label: text['section.duplicates'],
    icon: 'list',
    Screen: screen(async () => (await import('./duplicates/DuplicatesScreen.tsx')).DuplicatesScreen),
  },
  {
    id: 'csv',
    label: text['section.csv'],
    icon: 'share',
    Screen: screen(async () => (await import('./csv/CsvScreen.tsx')).CsvScreen),
  },
  {
    id: 'historija',
    label: text['section.history'],
    icon: 'clock',
    Screen: screen(async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen),
  },
];
