import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { IconName } from '#src/views/ui/icons.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { NewMessages } from './inbox/NewMessages.tsx';
import { NewOffers } from './wanted/NewOffers.tsx';

type Section = {
  /** First part of the address: `/admin#proizvodi`. */
  id: string;
  label: string;
  icon: IconName;
  Screen: LazyExoticComponent<ComponentType>;
  /** Shown beside the label, e.g. the number of new messages. */
  Badge?: ComponentType;
};

/** Loads a screen on its first visit. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const Products = screen(() => import('./products/ProductsScreen.tsx'), 'ProductsScreen');
const Overview = screen(() => import('./overview/OverviewScreen.tsx'), 'OverviewScreen');
const Inbox = screen(() => import('./inbox/InboxScreen.tsx'), 'InboxScreen');
const Wanted = screen(() => import('./wanted/WantedScreen.tsx'), 'WantedScreen');
const Manufacturers = screen(() => import('./dictionaries/ManufacturersScreen.tsx'), 'ManufacturersScreen');
const Categories = screen(() => import('./dictionaries/CategoryList.tsx'), 'CategoriesScreen');
const TuningCategories = screen(() => import('./dictionaries/CategoryList.tsx'), 'TuningCategoriesScreen');
const Olx = screen(() => import('./olx/OlxScreen.tsx'), 'OlxScreen');
const Duplicates = screen(() => import('./duplicates/DuplicatesScreen.tsx'), 'DuplicatesScreen');
const Csv = screen(() => import('./csv/CsvScreen.tsx'), 'CsvScreen');
const History = screen(() => import('./history/HistoryScreen.tsx'), 'HistoryScreen');
const Settings = screen(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen');

/** Navigation and addresses of the panel; the first section is the start screen. */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'proizvodi', label: text['section.products'], icon: 'box', Screen: Products },
  { id: 'pocetna', label: text['section.overview'], icon: 'grid', Screen: Overview },
  { id: 'poruke', label: text['section.messages'], icon: 'mail', Screen: Inbox, Badge: NewMessages },
  { id: 'trazeni', label: text['section.wanted'], icon: 'search', Screen: Wanted, Badge: NewOffers },
  { id: 'brendovi', label: text['section.manufacturers'], icon: 'car', Screen: Manufacturers },
  { id: 'kategorije', label: text['section.categories'], icon: 'tag', Screen: Categories },
  { id: 'tuning', label: text['section.tuning'], icon: 'image', Screen: TuningCategories },
  { id: 'olx', label: text['section.olx'], icon: 'download', Screen: Olx },
  { id: 'duplikati', label: text['section.duplicates'], icon: 'list', Screen: Duplicates },
  { id: 'csv', label: text['section.csv'], icon: 'share', Screen: Csv },
  { id: 'historija', label: text['section.history'], icon: 'clock', Screen: History },
  { id: 'postavke', label: text['section.settings'], icon: 'filters', Screen: Settings },
];
