import type {
  AdminCategory,
  AdminManufacturer,
  AdminModel,
  ManufacturerAnswer,
  MergeEntryAnswer,
  ModelAnswer,
} from '#src/domain/admin/dictionaries.ts';
import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import { adminCall, adminDelete, saveRow } from './admin-call.ts';

/** The set of categories, as in the path of a call. */
export type CategoryPath = 'categories' | 'tuning-categories';

export const listManufacturers = async (signal?: AbortSignal): Promise<AdminManufacturer[]> =>
  (await adminCall<{ manufacturers: AdminManufacturer[] }>('manufacturers', { signal })).manufacturers;

export const listModels = async (manufacturerId: number, signal?: AbortSignal): Promise<AdminModel[]> =>
  (await adminCall<{ models: AdminModel[] }>(`models?manufacturer=${manufacturerId}`, { signal })).models;

/** As `saveRow`. */
type Edit = [body: object, on: Stored | undefined, key: string];

export const saveManufacturer = async (...edit: Edit): Promise<AdminManufacturer> =>
  (await saveRow<ManufacturerAnswer>('manufacturers', ...edit)).manufacturer;

export const deleteManufacturer = (id: number, withModels: boolean): Promise<unknown> =>
  adminDelete(`manufacturers/${id}${withModels ? '?withModels=1' : ''}`);

export const saveModel = async (...edit: Edit): Promise<AdminModel> =>
  (await saveRow<ModelAnswer>('models', ...edit)).model;

export const deleteModel = (id: number): Promise<unknown> => adminDelete(`models/${id}`);

/** Manufacturers or models, as in the path of the call. */
export type MergePath = 'manufacturers' | 'models';

/** The same `key` merges once, so a merge whose answer was lost can be retried. */
export const mergeEntries = (
  path: MergePath,
  id: number,
  intoId: number,
  key: string,
): Promise<MergeEntryAnswer> =>
  adminCall(`${path}/${id}/merge`, {
    method: 'POST',
    body: { intoId },
    headers: { 'idempotency-key': key },
  });

type Categories = { categories: AdminCategory[] };

export const listCategories = async (path: CategoryPath, signal?: AbortSignal): Promise<AdminCategory[]> =>
  (await adminCall<Categories>(path, { signal })).categories;

export const saveCategory = async (path: CategoryPath, ...edit: Edit): Promise<AdminCategory> =>
  (await saveRow<{ category: AdminCategory }>(path, ...edit)).category;

export const deleteCategory = (path: CategoryPath, id: number): Promise<unknown> =>
  adminDelete(`${path}/${id}`);

export const orderCategories = async (path: CategoryPath, ids: number[]): Promise<AdminCategory[]> =>
  (await adminCall<Categories>(`${path}/order`, { method: 'PUT', body: { ids } })).categories;
