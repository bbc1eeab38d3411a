DROP INDEX "wanted_parts_newest";--> statement-breakpoint
CREATE INDEX "import_items_of_product" ON "import_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "distinct_products_second" ON "distinct_products" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "wanted_parts_listed" ON "wanted_parts" USING btree ((answered_at is not null),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);