-- The search knows the words of products on sale only (db/queries/search-index.ts), so one that comes on sale is indexed.
DROP TRIGGER search_update ON products;
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT c.id FROM changed c JOIN replaced r USING (id) WHERE (c.name, c.part_numbers, c.category_id, c.tuning_category_id, c.condition, c.status = ''published'' AND c.deleted_at IS NULL) IS DISTINCT FROM (r.name, r.part_numbers, r.category_id, r.tuning_category_id, r.condition, r.status = ''published'' AND r.deleted_at IS NULL)');
