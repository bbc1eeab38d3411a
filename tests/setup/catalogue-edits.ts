import { randomUUID } from 'node:crypto';
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import {
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import { copyOf, FORM_FIELD_NAMES, requestOf } from '#src/domain/admin/product-form.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import type { ProductField } from '#src/domain/product/product-field.ts';
import { productField } from '#src/domain/product/product-fields.ts';
import type { AdminCall } from './logged-in.ts';

type WithId = PgTable & { id: typeof products.id };

/** What an edit may need; with the same chosen number, the same catalogue gets the same edit. */
export type EditContext = { db: Db; call: AdminCall; undo: string[]; runs: string[]; year: number };

/** The form refuses a product without a picture. */
export async function givePictures(db: Db, hash: string): Promise<void> {
  const bare = await db
    .select({ productId: products.id })
    .from(products)
    .where(sql`${products.id} not in (select product_id from ${productImages})`);
  await db.insert(productImages).values(bare.map((row) => ({ ...row, position: 0, hash })));
  await db.update(products).set({ priceMinor: 8900 });
}

type Edit = (context: EditContext, n: number) => Promise<unknown>;

/** All ids of a table, starting with the n-th. */
async function idsFrom({ db }: EditContext, table: PgTable, n: number, where?: SQL): Promise<number[]> {
  const { id } = table as WithId;
  const ids = (await db.select({ id }).from(table).where(where).orderBy(id)).map((row) => row.id);
  return [...ids.slice(n % ids.length), ...ids.slice(0, n % ids.length)];
}

const pick = async (...asked: Parameters<typeof idsFrom>) => (await idsFrom(...asked))[0];

/** Deletes the first entry that can be deleted: entries in use cannot. */
async function deleteOne(
  context: EditContext,
  path: string,
  table: PgTable,
  n: number,
  query = '',
): Promise<void> {
  for (const id of await idsFrom(context, table, n)) {
    if ((await context.call('DELETE', `/api/admin/${path}/${id}${query}`)).status < 400) return;
  }
}

const live = (context: EditContext, n: number) => pick(context, products, n, isNull(products.deletedAt));

/** As the form saves: sends everything that it was opened with, and the change. */
async function editProduct(context: EditContext, n: number, change: object): Promise<void> {
  const path = `/api/admin/products/${await live(context, n)}`;
  const { product } = (await context.call('GET', path)).body as { product: AdminProduct };
  const images = product.images.map(({ url }) => url);
  const price = product.priceMinor === null ? null : product.priceMinor / 100;
  await context.call('PUT', path, { ...product, images, price, ...change });
}

/** By a field's type; two products often have the same. Undefined for a field that has an edit of its own. */
function anotherValue(field: ProductField, n: number): unknown {
  switch (field.type) {
    case 'choice':
      return Object.keys(field.values)[n % Object.keys(field.values).length];
    case 'number':
      return Math.min(field.max, field.min + (n % 5));
    case 'flag':
      return n % 2 === 0;
    case 'text':
      return `Tekst ${n % 2}`;
    case 'texts':
      return [`BROJ ${n % 2}`];
    default:
      return undefined;
  }
}

/** From the descriptions of the fields, so that what pages show of a new one is compared as well. */
const fieldEdits: Record<string, Edit> = Object.fromEntries(
  FORM_FIELD_NAMES.filter(
    (name) => !['name', 'kind', 'status'].includes(name) && anotherValue(productField(name), 0) !== undefined,
  ).map((name) => [
    `a product has another ${name}`,
    (context, n) => editProduct(context, n, { [name]: anotherValue(productField(name), n) }),
  ]),
);

async function bulk(context: EditContext, n: number, change: object): Promise<void> {
  const ids = await Promise.all([live(context, n), live(context, n * 3 + 1), live(context, n + 5)]);
  const { body } = await context.call('POST', '/api/admin/products/bulk', { ids: [...new Set(ids)], change });
  if (typeof body['undo'] === 'string') context.undo.push(body['undo']);
}

async function fitting(context: EditContext, n: number) {
  const rows = await context.db.select().from(models).orderBy(models.id);
  const model = rows[n % rows.length];
  const years = { yearFrom: 2000 + (n % 20), yearTo: n % 3 === 0 ? null : 2003 + (n % 20) };
  return model
    ? [{ manufacturerId: model.manufacturerId, modelId: n % 4 === 0 ? null : model.id, ...years }]
    : [];
}

const generations = (n: number) => [
  { name: '', aliases: [], yearFrom: 1995 + (n % 12), yearTo: n % 2 === 0 ? null : 1999 + (n % 12) },
];

const categoryEdits = (path: string, table: PgTable): Record<string, Edit> => ({
  [`a new entry of ${path}`]: ({ call }, n) =>
    call('POST', `/api/admin/${path}`, { name: `Nova ${n}`, description: 'Opis', hint: 'Kratko' }),
  [`another name and text in ${path}`]: async (context, n) =>
    context.call('PUT', `/api/admin/${path}/${await pick(context, table, n)}`, {
      name: `Ime ${n}`,
      slug: n % 2 === 0 ? `ime-${n}` : '',
      description: `Opis ${n}`,
    }),
  [`another order of ${path}`]: async (context, n) =>
    context.call('PUT', `/api/admin/${path}/order`, { ids: await idsFrom(context, table, n) }),
  [`an entry of ${path} is deleted`]: (context, n) => deleteOne(context, path, table, n),
});

/** Every kind of edit that affects the shop's pages, by name. A refused edit changes nothing. */
export const CATALOGUE_EDITS: Record<string, Edit> = {
  'a product is renamed and priced': (context, n) =>
    editProduct(context, n, { name: `Far ${n}`, price: 1 + (n % 900), pinned: n % 5 === 0 }),
  ...fieldEdits,
  'a product fits another vehicle': async (context, n) =>
    editProduct(context, n, { fitments: await fitting(context, n) }),
  'a product changes its category': async (context, n) =>
    editProduct(context, n, { categoryId: await pick(context, productCategories, n) }),
  'a product becomes a tuning product': async (context, n) =>
    editProduct(context, n, { kind: 'tuning', tuningCategoryId: await pick(context, tuningCategories, n) }),
  'a product is copied and published': async (context, n) => {
    const { body } = await context.call('GET', `/api/admin/products/${await live(context, n)}`);
    const copy = requestOf(copyOf(body['product'] as AdminProduct));
    await context.call('POST', '/api/admin/products', { ...copy, status: 'published' });
  },
  'a product is moved to the bin': async (context, n) => {
    const { body } = await context.call('DELETE', `/api/admin/products/${await live(context, n)}`);
    if (typeof body['undo'] === 'string') context.undo.push(body['undo']);
  },
  'a product is restored from the bin': async (context, n) => {
    const id = await pick(context, products, n, isNotNull(products.deletedAt));
    await context.call('POST', `/api/admin/products/${id}/restore`);
  },
  'bulk: another category': async (context, n) =>
    bulk(context, n, { categoryId: await pick(context, productCategories, n) }),
  'bulk: other years': (context, n) =>
    bulk(context, n, { years: { from: 2000 + (n % 9), to: 2009 + (n % 9) } }),
  'bulk: drafts': (context, n) => bulk(context, n, { status: 'draft' }),
  'bulk: published': (context, n) => bulk(context, n, { status: 'published' }),
  'bulk: price raised': (context, n) => bulk(context, n, { pricePercent: 1 + (n % 30) }),
  'bulk: one price': (context, n) => bulk(context, n, { priceMinor: 100 + n }),
  undo: async (context) => {
    // An edit that changed nothing cannot be undone.
    for (let undo = context.undo.pop(); undo; undo = context.undo.pop()) {
      if ((await context.call('POST', `/api/admin/undo/${undo}`)).status < 400) return;
    }
  },
  'a new manufacturer': ({ call }, n) => call('POST', '/api/admin/manufacturers', { name: `Marka ${n}` }),
  'a manufacturer gets another name, address and alias': async (context, n) =>
    context.call('PUT', `/api/admin/manufacturers/${await pick(context, manufacturers, n)}`, {
      name: `Make ${n}`,
      slug: n % 2 === 0 ? `make-${n}` : '',
      slugAliases: [`alias-${n}`],
      aliases: [`Nadimak ${n}`],
    }),
  'a manufacturer is deleted with its models': (context, n) =>
    deleteOne(context, 'manufacturers', manufacturers, n, '?withModels=1'),
  'a new model with a generation': async (context, n) =>
    context.call('POST', '/api/admin/models', {
      manufacturerId: await pick(context, manufacturers, n),
      name: `Model ${n}`,
      generations: generations(n),
    }),
  'a model gets another name and generations': async (context, n) =>
    context.call('PUT', `/api/admin/models/${await pick(context, models, n)}`, {
      name: `Tip ${n}`,
      slug: n % 2 === 0 ? `tip-${n}` : '',
      aliases: [`T${n}`],
      generations: generations(n),
    }),
  'a model is merged into another of its manufacturer': async (context, n) => {
    const rows = await context.db.select().from(models).orderBy(models.id);
    const into = rows[n % rows.length];
    const { body } = await context.call('POST', '/api/admin/models', {
      manufacturerId: into?.manufacturerId,
      name: `Spojeni ${n}`,
      generations: generations(n),
    });
    const from = (body['model'] as AdminModel | undefined)?.id;
    await context.call('POST', `/api/admin/models/${into?.id}/merge`, { intoId: from });
  },
  'a model is deleted': (context, n) => deleteOne(context, 'models', models, n),
  ...categoryEdits('categories', productCategories),
  ...categoryEdits('tuning-categories', tuningCategories),
  'two products are merged': async (context, n) => {
    const [keepId, other] = [await live(context, n), await live(context, n + 1)];
    await context.call('POST', '/api/admin/duplicates/merge', { groups: [{ keepId, removeIds: [other] }] });
  },
  'a file is imported': async (context, n) => {
    const [id, run] = [String(await live(context, n)), randomUUID()];
    context.runs.push(run);
    const cells = { id, priceMinor: `${1 + (n % 500)},00`, name: `Uvezeni ${n}` };
    const { body } = await context.call('POST', '/api/admin/csv/preview', { rows: [{ line: 2, cells }] });
    const reports = body['rows'] as { version: number | null }[] | undefined;
    await context.call('POST', '/api/admin/csv/apply', {
      rows: [{ line: 2, cells, version: reports?.[0]?.version ?? null }],
      run,
    });
  },
  'an import is undone': (context) =>
    context.call('POST', '/api/admin/imports/undo', { run: context.runs.pop() }),
  'the shop gets another phone, hours and promise': async ({ call }, n) => {
    const { body } = await call('GET', '/api/admin/settings');
    await call('PUT', '/api/admin/settings', {
      version: body['version'],
      phone: `+38763${100_000 + n}`,
      deliveryTo: 3 + (n % 5),
      closures: n % 2 === 0 ? [] : [{ from: '2099-01-01', to: '2099-01-05', reason: `Odmor ${n}` }],
      terms: n % 3 === 0 ? `# Uslovi ${n}\n\nPozovite {telefon}.` : '',
    });
  },
};
