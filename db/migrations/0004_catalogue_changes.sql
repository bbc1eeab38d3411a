CREATE TABLE "catalogue_changes" (
	"version" bigint NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	CONSTRAINT "catalogue_changes_kind" CHECK (("catalogue_changes"."kind" = 'product') = ("catalogue_changes"."product_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "changes_since" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_changes_version" ON "catalogue_changes" USING btree ("version");
--> statement-breakpoint
-- What was written before this migration is not in the list.
UPDATE catalogue_state SET changes_since = version;
--> statement-breakpoint
-- Transition tables, so that a statement over a thousand rows is one more statement and not a thousand. The name sorts
-- after raise_catalogue_version: triggers of one event fire by name, and the version noted must be the raised one.
-- https://www.postgresql.org/docs/current/trigger-definition.html
CREATE FUNCTION record_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO catalogue_changes (version, kind, product_id)
     SELECT s.version, ''product'', c.product_id
     FROM (SELECT DISTINCT %I AS product_id FROM changed) c CROSS JOIN catalogue_state s', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A part may move from one product to another: both have changed.
CREATE FUNCTION record_product_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO catalogue_changes (version, kind, product_id)
     SELECT s.version, ''product'', c.product_id
     FROM (SELECT %1$I AS product_id FROM changed UNION SELECT %1$I FROM replaced) c CROSS JOIN catalogue_state s',
    TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (version, kind) SELECT version, TG_ARGV[0] FROM catalogue_state;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('id');
--> statement-breakpoint
CREATE TRIGGER record_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('id');
--> statement-breakpoint
CREATE TRIGGER record_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION record_product_updates('id');
--> statement-breakpoint
CREATE TRIGGER record_truncate AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('everything');
--> statement-breakpoint
CREATE TRIGGER record_insert AFTER INSERT ON fitments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('product_id');
--> statement-breakpoint
CREATE TRIGGER record_delete AFTER DELETE ON fitments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('product_id');
--> statement-breakpoint
CREATE TRIGGER record_update AFTER UPDATE ON fitments REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION record_product_updates('product_id');
--> statement-breakpoint
CREATE TRIGGER record_truncate AFTER TRUNCATE ON fitments FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('everything');
--> statement-breakpoint
CREATE TRIGGER record_insert AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('product_id');
--> statement-breakpoint
CREATE TRIGGER record_delete AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_product_changes('product_id');
--> statement-breakpoint
CREATE TRIGGER record_update AFTER UPDATE ON product_images REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION record_product_updates('product_id');
--> statement-breakpoint
CREATE TRIGGER record_truncate AFTER TRUNCATE ON product_images FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('everything');
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON manufacturers FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('names');
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON models FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('names');
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON generations FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('names');
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_categories FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('names');
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tuning_categories FOR EACH STATEMENT EXECUTE FUNCTION record_catalogue_change('names');
