import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  generations,
  manufacturers,
  models,
  productCategories,
  searchMisses,
  tuningCategories,
  vocabulary,
} from '#db/schema/index.ts';
import type { SearchIndexRows } from '#src/domain/search/search-index.ts';

/** What a warm instance keeps in memory, as of one version. One request; the vocabulary comes as one value, its rows cost most. */
export async function loadSearchIndexRows(db: Db): Promise<SearchIndexRows> {
  const [[state], makeRows, modelRows, generationRows, categoryRows, tuningRows, words] = await db.batch([
    db.select({ version: catalogueState.version }).from(catalogueState),
    db
      .select({
        id: manufacturers.id,
        name: manufacturers.name,
        slug: manufacturers.slug,
        aliases: manufacturers.aliases,
      })
      .from(manufacturers),
    db
      .select({
        id: models.id,
        name: models.name,
        slug: models.slug,
        aliases: models.aliases,
        manufacturerId: models.manufacturerId,
      })
      .from(models),
    db.select().from(generations).orderBy(asc(generations.yearFrom), asc(generations.id)),
    db
      .select({ id: productCategories.id, name: productCategories.name, slug: productCategories.slug })
      .from(productCategories),
    db
      .select({
        id: tuningCategories.id,
        name: tuningCategories.name,
        slug: tuningCategories.slug,
        image: tuningCategories.imageHash,
      })
      .from(tuningCategories),
    db
      .select({
        all: sql<string | null>`string_agg(${vocabulary.word} || ' ' || ${vocabulary.documents}, E'\n')`,
      })
      .from(vocabulary),
  ]);
  return {
    version: state?.version ?? 0,
    makes: makeRows,
    models: modelRows,
    generations: generationRows,
    categories: categoryRows,
    tuning: tuningRows,
    words: words[0]?.all ?? '',
  };
}

/** Counts a query that found nothing; nothing about who asked. `query` has 200 characters at most. */
export async function countSearchMiss(db: Db, query: string): Promise<void> {
  await db
    .insert(searchMisses)
    .values({ query })
    .onConflictDoUpdate({
      target: searchMisses.query,
      set: { count: sql`${searchMisses.count} + 1`, lastAskedAt: sql`now()` },
    });
}

/** Whether the owner's list shows a query; false when nobody has asked it. */
export async function showSearchMiss(db: Db, query: string, isShown: boolean): Promise<boolean> {
  const rows = await db
    .update(searchMisses)
    .set({ hiddenAt: isShown ? null : sql`now()` })
    .where(eq(searchMisses.query, query))
    .returning({ query: searchMisses.query });
  return rows.length > 0;
}
