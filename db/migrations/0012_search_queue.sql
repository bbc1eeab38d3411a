CREATE TABLE "search_queue" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_queue" ADD CONSTRAINT "search_queue_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- One transaction raises the version once. The setting ends with the transaction.
-- https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADMIN-SET
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.is_version_raised', true) IS DISTINCT FROM 'yes' THEN
    PERFORM set_config('shop.is_version_raised', 'yes', true);
    UPDATE catalogue_state SET version = version + 1, changed_at = now() WHERE id = 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the statement: every writer locks the catalogue's state first and its own rows after it.
DROP TRIGGER raise_catalogue_version ON manufacturers;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON manufacturers FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON models;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON models FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON generations;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON generations FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON product_categories;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_categories FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON tuning_categories;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON tuning_categories FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON products;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON fitments;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON fitments FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
DROP TRIGGER raise_catalogue_version ON product_images;
--> statement-breakpoint
CREATE TRIGGER raise_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_images FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
-- Also fails for a row that is gone, whose version is null.
CREATE OR REPLACE FUNCTION version_after(current integer, edited integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  IF current IS DISTINCT FROM edited THEN
    RAISE EXCEPTION 'edited since: version % instead of %', current, edited USING ERRCODE = 'SV409';
  END IF;
  RETURN current + 1;
END $$;
--> statement-breakpoint
-- The argument selects the ids of products that are found by other terms now.
CREATE FUNCTION queue_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO search_queue (product_id) SELECT id FROM products WHERE id IN (' || TG_ARGV[0] || ')
    ON CONFLICT (product_id) DO UPDATE SET version = excluded.version';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT id FROM changed');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT c.id FROM changed c JOIN replaced r USING (id) WHERE (c.name, c.part_numbers, c.category_id, c.tuning_category_id) IS DISTINCT FROM (r.name, r.part_numbers, r.category_id, r.tuning_category_id)');
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON fitments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT product_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON fitments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT product_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON fitments REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT product_id FROM changed UNION SELECT product_id FROM replaced');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON manufacturers REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT f.product_id FROM changed c JOIN replaced r USING (id) JOIN fitments f ON f.manufacturer_id = c.id WHERE (c.name, c.aliases) IS DISTINCT FROM (r.name, r.aliases)');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON models REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT f.product_id FROM changed c JOIN replaced r USING (id) JOIN fitments f ON f.model_id = c.id WHERE (c.name, c.aliases) IS DISTINCT FROM (r.name, r.aliases)');
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON generations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT f.product_id FROM changed c JOIN fitments f USING (model_id)');
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON generations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT f.product_id FROM changed c JOIN fitments f USING (model_id)');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON generations REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT f.product_id FROM (SELECT model_id FROM changed UNION SELECT model_id FROM replaced) c JOIN fitments f USING (model_id)');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON product_categories REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT p.id FROM changed c JOIN replaced r USING (id) JOIN products p ON p.category_id = c.id WHERE c.name <> r.name');
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON tuning_categories REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT p.id FROM changed c JOIN replaced r USING (id) JOIN products p ON p.tuning_category_id = c.id WHERE c.name <> r.name');
--> statement-breakpoint
INSERT INTO search_queue (product_id) SELECT id FROM products WHERE terms IS NULL;
