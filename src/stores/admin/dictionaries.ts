import type {
  AdminCategory,
  AdminManufacturer,
  AdminModel,
  AdminTuningCategory,
  ManufacturerChoice,
} from '#src/domain/admin/dictionaries.ts';
import { adminCall } from './admin-call.ts';

/** The set of categories that a call is about, as its address names it. */
export type CategoryPath = 'categories' | 'tuning-categories';
export type AnyCategory = AdminCategory & Partial<Pick<AdminTuningCategory, 'hint' | 'image'>>;

export const listManufacturers = async (signal?: AbortSignal): Promise<AdminManufacturer[]> =>
  (await adminCall<{ manufacturers: AdminManufacturer[] }>('manufacturers', { signal })).manufacturers;

export const listModels = async (makeId: number, signal?: AbortSignal): Promise<AdminModel[]> =>
  (await adminCall<{ models: AdminModel[] }>(`models?manufacturer=${makeId}`, { signal })).models;

export const listEveryModel = (signal?: AbortSignal): Promise<ManufacturerChoice[]> =>
  adminCall('manufacturers-models', { signal });

/** Adds without an id, changes with one. */
export const saveManufacturer = (id: number | undefined, body: object): Promise<unknown> =>
  adminCall(id === undefined ? 'manufacturers' : `manufacturers/${id}`, {
    method: id === undefined ? 'POST' : 'PUT',
    body,
  });

export const deleteManufacturer = (id: number, withModels: boolean): Promise<unknown> =>
  adminCall(`manufacturers/${id}${withModels ? '?withModels=1' : ''}`, { method: 'DELETE' });

export const saveModel = (id: number | undefined, body: object): Promise<unknown> =>
  adminCall(id === undefined ? 'models' : `models/${id}`, {
    method: id === undefined ? 'POST' : 'PUT',
    body,
  });

export const deleteModel = (id: number): Promise<unknown> => adminCall(`models/${id}`, { method: 'DELETE' });

export const mergeModel = (id: number, intoId: number): Promise<unknown> =>
  adminCall(`models/${id}/merge`, { method: 'POST', body: { intoId } });

type Categories = { categories: AnyCategory[] };

export const listCategories = async (path: CategoryPath, signal?: AbortSignal): Promise<AnyCategory[]> =>
  (await adminCall<Categories>(path, { signal })).categories;

export const saveCategory = (path: CategoryPath, id: number | undefined, body: object): Promise<unknown> =>
  adminCall(id === undefined ? path : `${path}/${id}`, { method: id === undefined ? 'POST' : 'PUT', body });

export const deleteCategory = (path: CategoryPath, id: number): Promise<unknown> =>
  adminCall(`${path}/${id}`, { method: 'DELETE' });

export const orderCategories = async (path: CategoryPath, ids: number[]): Promise<AnyCategory[]> =>
  (await adminCall<Categories>(`${path}/order`, { method: 'PUT', body: { ids } })).categories;
