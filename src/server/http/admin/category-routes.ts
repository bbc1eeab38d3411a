import {
  type CategorySet,
  listAdminCategories,
  orderCategories,
} from '#db/queries/catalogue/admin-categories.ts';
import { categoryInput, orderInput, tuningCategoryInput } from '#src/contracts/admin/dictionaries.ts';
import { createCategory, deleteCategory, updateCategory } from '#src/server/dictionaries/categories.ts';
import { acceptJson, createKeyOf, idOf } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import type { Call, Routes } from '../routes.ts';

const inputOf = (set: CategorySet, c: Call) =>
  set === 'category' ? acceptJson(categoryInput, c) : acceptJson(tuningCategoryInput, c);

/**
 * Every write answers with the whole new list: it is short, and its order and counts may have changed. A write that
 * saves a category returns that category as well.
 */
function addSet(app: Routes, path: string, set: CategorySet): void {
  const answer = async (c: Call, saved?: number, status: 200 | 201 = 200) => {
    const categories = await listAdminCategories(c.var.db, set);
    const category = categories.find(({ id }) => id === saved);
    return c.json({ success: true, categories, ...(category && { category }) }, status);
  };
  app.get(path, async (c) => c.json({ categories: await listAdminCategories(c.var.db, set) }));
  app.post(path, async (c) => {
    const input = await inputOf(set, c);
    const { id } = await createCategory(c.var.db, adminOf(c).userId, { set, input }, createKeyOf(c));
    return answer(c, id, 201);
  });
  app.put(`${path}/order`, async (c) => {
    const { ids } = await acceptJson(orderInput, c);
    await orderCategories(c.var.db, set, ids);
    return answer(c);
  });
  app.put(`${path}/:id`, async (c) => {
    const input = await inputOf(set, c);
    const id = idOf(c);
    await updateCategory(c.var.db, adminOf(c).userId, { set, id, input });
    return answer(c, id);
  });
  app.delete(`${path}/:id`, async (c) => {
    await deleteCategory(c.var.db, adminOf(c).userId, { set, id: idOf(c) });
    return answer(c);
  });
}

export function addCategoryRoutes(app: Routes): void {
  addSet(app, '/api/admin/categories', 'category');
  addSet(app, '/api/admin/tuning-categories', 'tuning-category');
}
