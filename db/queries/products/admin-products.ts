import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  fitments,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import { lowerCase } from '#db/schema/lower-case.ts';
import {
  type AdminFilter,
  type AdminProductCounts,
  type AdminProductRow,
  type AdminSort,
  PRODUCT_REFERENCES,
  type ProductReference,
} from '#src/domain/admin/product.ts';
import { adminSearchTerms } from '#src/domain/admin/search-terms.ts';
import { ROW_FIELD_NAMES, type RowFieldName } from '#src/domain/product/shown-fields.ts';
import { fieldsOfP, iso } from './product-columns.ts';
import { pendingVersionOfP, withPending } from './pending-products.ts';

type AdminProductFilter = {
  search: string;
  filter: AdminFilter;
} & Partial<Record<ProductReference, number | undefined>>;

const isOutsideBin = sql`p.deleted_at is null`;
const lacksCategory = sql`p.category_id is null and p.tuning_category_id is null`;

const FILTERS: Record<AdminFilter, SQL> = {
  all: isOutsideBin,
  deleted: sql`p.deleted_at is not null`,
  draft: sql`${isOutsideBin} and p.status = 'draft'`,
  published: sql`${isOutsideBin} and p.status = 'published'`,
  archived: sql`${isOutsideBin} and p.status = 'archived'`,
  reserved: sql`${isOutsideBin} and p.availability = 'reserved'`,
  sold: sql`${isOutsideBin} and p.availability = 'sold'`,
  'no-category': sql`${isOutsideBin} and ${lacksCategory}`,
  // Positions have no gaps, so a product with a second picture has one at position 1.
  'one-image': sql`${isOutsideBin}
    and not exists (select 1 from ${productImages} i where i.product_id = p.id and i.position = 1)`,
  // A tuning product without a vehicle fits every vehicle; a part without one is incomplete.
  'no-years': sql`${isOutsideBin} and not exists (select 1 from ${fitments} f where f.product_id = p.id
      and (f.year_from is not null or f.year_to is not null))
    and (p.kind = 'part' or exists (select 1 from ${fitments} f where f.product_id = p.id))`,
};

const fits = (vehicle: SQL): SQL =>
  sql`exists (select 1 from ${fitments} f where f.product_id = p.id and ${vehicle})`;

/** The same products that the dictionaries count. */
const REFERENCES: Record<ProductReference, (id: number) => SQL> = {
  manufacturer: (id) => fits(sql`f.manufacturer_id = ${id}`),
  model: (id) => fits(sql`f.model_id = ${id}`),
  category: (id) => sql`p.category_id = ${id}`,
  'tuning-category': (id) => sql`p.tuning_category_id = ${id}`,
};

const referring = (asked: AdminProductFilter): SQL[] =>
  PRODUCT_REFERENCES.flatMap((reference) => {
    const id = asked[reference];
    return id === undefined ? [] : [REFERENCES[reference](id)];
  });

const ORDERS: Record<AdminSort, SQL> = {
  newest: sql`p.created_at desc, p.id desc`,
  name: sql`p.name_key, p.id`,
  updated: sql`p.updated_at desc, p.id desc`,
};

const found = (search: string): SQL => {
  const terms = adminSearchTerms(search);
  const isStoredThere = sql`${lowerCase(sql`p.storage_place`)} = ${lowerCase(sql`${search}::text`)}`;
  return terms === undefined ? isStoredThere : sql`(p.terms @@ ${terms}::tsquery or ${isStoredThere})`;
};

function matching(asked: AdminProductFilter): SQL {
  const { search, filter } = asked;
  const conditions = [FILTERS[filter], ...referring(asked), ...(search === '' ? [] : [found(search)])];
  return sql.join(conditions, sql` and `);
}

/** `'id', p.id, …` for `json_build_object`; `read` makes the value of a key. */
const keyed = (values: Readonly<Record<string, SQL>>, read = (value: SQL) => value): SQL =>
  sql.join(
    Object.entries(values).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${read(value)}`),
    sql`, `,
  );

/** The conditions of the list; those that look into other tables are joined once, for all products. */
const COUNTED: Record<AdminFilter, SQL> = {
  ...FILTERS,
  'one-image': sql`${isOutsideBin} and p.has_one_image`,
  'no-years': sql`${isOutsideBin} and p.lacks_years`,
};
const counts = keyed(COUNTED, (condition) => sql`count(*) filter (where ${condition})`);

/** Counts what each filter lists, in one pass over each table. */
export const productCounts = (conditions: readonly SQL[] = []): SQL => sql`
  select json_build_object(${counts}) as counts
  from (
    select p.*, second.product_id is null as has_one_image,
      fits.has_years is not true and (p.kind = 'part' or fits.product_id is not null) as lacks_years
    from ${products} p
      left join ${productImages} second on second.product_id = p.id and second.position = 1
      left join (
        select product_id, bool_or(year_from is not null or year_to is not null) as has_years
        from ${fitments} group by product_id) fits on fits.product_id = p.id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}) p`;

type FitmentJson = [
  manufacturer: string,
  model: string | null,
  yearFrom: number | null,
  yearTo: number | null,
];

type Row = Omit<AdminProductRow, 'manufacturer' | 'model' | 'years'> & { fitments: FitmentJson[] };

/** What a row has besides fields of the product. */
const rowColumns: Record<Exclude<keyof Row, RowFieldName>, SQL> = {
  id: sql`p.id`,
  version: sql`p.version`,
  source: sql`p.source`,
  pendingVersion: pendingVersionOfP,
  updatedAt: sql`p.updated_at`,
  deletedAt: sql`p.deleted_at`,
  categoryName: sql`coalesce(c.name, t.name)`,
  image: sql`(select i.hash from ${productImages} i where i.product_id = p.id and i.position = 0)`,
  imageCount: sql`(select count(*) from ${productImages} i where i.product_id = p.id)`,
  fitments: sql`coalesce((
    select json_agg(json_build_array(m.name, d.name, f.year_from, f.year_to) order by f.position)
    from ${fitments} f join ${manufacturers} m on m.id = f.manufacturer_id left join ${models} d on d.id = f.model_id
    where f.product_id = p.id), '[]')`,
};

const rowOfP = (order: SQL) => sql<Row>`
  select json_build_object(${fieldsOfP(ROW_FIELD_NAMES)}, ${keyed(rowColumns)}) as row
  from page join ${products} p on p.id = page.id
    left join ${productCategories} c on c.id = p.category_id
    left join ${tuningCategories} t on t.id = p.tuning_category_id
    left join pending on pending.product_id = p.id
  order by ${order}`;

function toRow({ fitments: all, ...row }: Row): AdminProductRow {
  const [primary] = all;
  const years = all.flatMap(([manufacturer, model, yearFrom, yearTo]) =>
    manufacturer === primary?.[0] && model === primary[1] && (yearFrom !== null || yearTo !== null)
      ? [{ yearFrom, yearTo }]
      : [],
  );
  return {
    ...row,
    manufacturer: primary?.[0] ?? null,
    model: primary?.[1] ?? null,
    years,
    updatedAt: iso(row.updatedAt),
    deletedAt: row.deletedAt && iso(row.deletedAt),
  };
}

type AdminProductPage = { products: AdminProductRow[]; total: number; counts: AdminProductCounts };

/** One page, the total and the counts of the filters, in one request. `page` counts from 1. */
export async function listAdminProducts(
  db: Db,
  asked: AdminProductFilter,
  { page, size, sort }: { page: number; size: number; sort: AdminSort },
): Promise<AdminProductPage> {
  const where = matching(asked);
  // The bin shows what was deleted last first, because that is what people look for there.
  const order =
    asked.filter === 'deleted' && sort === 'newest' ? sql`p.deleted_at desc, p.id desc` : ORDERS[sort];
  const [rows, total, counted] = await db.batch([
    db.execute<{ row: Row }>(sql`
      with ${withPending}, page as (
        select p.id from ${products} p where ${where} order by ${order}
        limit ${size} offset ${(page - 1) * size})
      ${rowOfP(order)}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${products} p where ${where}`),
    db.execute<{ counts: AdminProductCounts }>(productCounts(referring(asked))),
  ]);
  const [sums] = counted.rows;
  if (!sums) throw new Error('the products were not counted');
  return {
    products: rows.rows.map(({ row }) => toRow(row)),
    total: total.rows[0]?.total ?? 0,
    counts: sums.counts,
  };
}
