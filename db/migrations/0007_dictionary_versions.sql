ALTER TABLE "audit_entries" ADD COLUMN "run" uuid;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tuning_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_of_run" ON "audit_entries" USING btree ("run") WHERE run is not null;
--> statement-breakpoint
-- An edit of a brand, a model or a category is a batch of statements. One of them sets the version by this function, and
-- whoever edits an older version takes the whole batch down (db/queries/versions.ts).
CREATE FUNCTION version_after(current integer, edited integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  IF current <> edited THEN
    RAISE EXCEPTION 'edited since: version % instead of %', current, edited USING ERRCODE = 'SV409';
  END IF;
  RETURN current + 1;
END $$;
