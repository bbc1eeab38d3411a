import { z } from 'zod';
import { csvApplyInput, csvPreviewInput } from '#src/contracts/admin/csv.ts';
import * as dictionaries from '#src/contracts/admin/dictionaries.ts';
import * as duplicates from '#src/contracts/admin/duplicates.ts';
import { historyQuery, importUndoInput, restoreVersionInput } from '#src/contracts/admin/history.ts';
import { callInput, messageInput, messagesQuery, searchMissInput } from '#src/contracts/admin/inbox.ts';
import { importInput, previewInput } from '#src/contracts/admin/olx.ts';
import {
  bulkInput,
  nameQuery,
  productInput,
  productListQuery,
  sameNumberQuery,
} from '#src/contracts/admin/products.ts';
import { pushInput, pushRemoval } from '#src/contracts/admin/push.ts';
import { loginInput } from '#src/contracts/admin/session.ts';
import { ownDeviceInput, passwordInput, settingsInput } from '#src/contracts/admin/settings.ts';
import { productsQuery, vehicleSearch } from '#src/contracts/catalogue-calls.ts';
import { contactInput } from '#src/contracts/contact.ts';
import { searchCall } from '#src/contracts/search-calls.ts';
import { wantedAnswer, wantedInput } from '#src/contracts/wanted-part.ts';
import type { Schema } from './hostile-values.ts';

const { manufacturerInput, newModelInput, modelInput, categoryInput, tuningCategoryInput } = dictionaries;

/** The schema of the body, or of the query of a GET; a route that is not named takes neither. */
const SCHEMAS: Record<string, z.ZodType> = {
  'POST /api/admin/login': loginInput,
  'PUT /api/admin/settings': settingsInput,
  'PUT /api/admin/password': passwordInput,
  'PUT /api/admin/devices/current': ownDeviceInput,
  'POST /api/admin/manufacturers': manufacturerInput,
  'PUT /api/admin/manufacturers/:id': manufacturerInput,
  'DELETE /api/admin/manufacturers/:id': dictionaries.deleteManufacturerQuery,
  'GET /api/admin/models': dictionaries.modelsQuery,
  'POST /api/admin/models': newModelInput,
  'PUT /api/admin/models/:id': modelInput,
  'POST /api/admin/manufacturers/:id/merge': dictionaries.mergeEntryInput,
  'POST /api/admin/models/:id/merge': dictionaries.mergeEntryInput,
  'POST /api/admin/categories': categoryInput,
  'PUT /api/admin/categories/order': dictionaries.orderInput,
  'PUT /api/admin/categories/:id': categoryInput,
  'POST /api/admin/tuning-categories': tuningCategoryInput,
  'PUT /api/admin/tuning-categories/order': dictionaries.orderInput,
  'PUT /api/admin/tuning-categories/:id': tuningCategoryInput,
  'GET /api/admin/messages': messagesQuery,
  'POST /api/admin/messages': callInput,
  'PUT /api/admin/messages/:id': messageInput,
  'PUT /api/admin/push': pushInput,
  'DELETE /api/admin/push': pushRemoval,
  'PUT /api/admin/wanted-parts/:id': wantedAnswer,
  'PUT /api/admin/search-misses': searchMissInput,
  'POST /api/admin/csv/preview': csvPreviewInput,
  'POST /api/admin/csv/apply': csvApplyInput,
  'POST /api/admin/imports/undo': importUndoInput,
  'GET /api/admin/products': productListQuery,
  'GET /api/admin/name-reading': nameQuery,
  'GET /api/admin/same-number': sameNumberQuery,
  'POST /api/admin/products': productInput,
  'PUT /api/admin/products/:id': productInput,
  'POST /api/admin/products/bulk': bulkInput,
  'POST /api/admin/products/:id/restore-version': restoreVersionInput,
  'POST /api/admin/olx/preview': previewInput,
  'POST /api/admin/olx/import': importInput,
  'POST /api/admin/duplicates/merge': duplicates.mergeDuplicatesInput,
  'POST /api/admin/duplicates/distinct': duplicates.distinctInput,
  'POST /api/admin/duplicates/distinct/forget': duplicates.unmarkDistinctInput,
  'GET /api/admin/history': historyQuery,
  'GET /api/products': productsQuery,
  'GET /api/shop/products': productsQuery,
  'POST /api/search-products': vehicleSearch,
  'GET /api/search': searchCall,
  'GET /api/shop/search': searchCall,
  'POST /api/contact': contactInput,
  'POST /api/wanted-parts': wantedInput,
};

const jsonSchemas = new Map(
  Object.entries(SCHEMAS).map(([route, schema]) => [
    route,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
  ]),
);

export const schemaOf = (route: string): Schema | undefined => jsonSchemas.get(route);

/** Routes with a schema: each must still exist. */
export const DESCRIBED = Object.keys(SCHEMAS);
