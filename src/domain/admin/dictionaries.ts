import type { Generation } from '../vehicle/vehicle.ts';

/**
 * `GET /api/admin/manufacturers-models`, for the selects of the product form. Years are the first and last of
 * production.
 */
export type ManufacturerChoice = {
  id: number;
  name: string;
  slug: string;
  models: ModelChoice[];
};
export type ModelChoice = {
  id: number;
  name: string;
  slug: string;
  yearFrom: number | null;
  yearTo: number | null;
  /** Sorted by year. */
  generations: Generation[];
};

/** What every entry of the dictionaries has besides the values that the owner edits. */
export type Entry = {
  id: number;
  /** Sent back with an edit, so that it does not overwrite what was saved since. */
  version: number;
  /** Products outside the bin. */
  products: number;
};

export type ManufacturerValues = {
  name: string;
  slug: string;
  /** Names that people type. */
  aliases: string[];
  /** Further addresses of the same pages. */
  slugAliases: string[];
};
export type AdminManufacturer = Entry & ManufacturerValues & { models: number };

export type ModelValues = {
  manufacturerId: number;
  name: string;
  slug: string;
  aliases: string[];
  /** With their production years; a model without known generations has one with an empty name. */
  generations: Generation[];
};
export type AdminModel = Entry & ModelValues;

export type CategoryValues = {
  name: string;
  slug: string;
  description: string;
  /** Of a tuning category: one short line under the name on its tile. */
  hint?: string;
  /** Of a tuning category: hash of the picture. */
  image?: string | null;
};
export type AdminCategory = Entry & CategoryValues;

export type ManufacturerAnswer = { success: true; manufacturer: AdminManufacturer };
export type ModelAnswer = { success: true; model: AdminModel };
/** `undo` goes to `POST /api/admin/undo/{undo}`. */
export type MergeEntryAnswer = { success: true; undo: string };
