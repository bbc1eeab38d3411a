ALTER TABLE "products" DROP CONSTRAINT "products_availability";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold" boolean GENERATED ALWAYS AS (availability = 'sold') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reserved_for" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reserved_until" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_for" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_on" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_where" text;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("is_sold","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("is_sold","name_key","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sold_for" CHECK ("products"."sold_for" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_availability" CHECK ("products"."availability" in ('in_stock', 'on_order', 'reserved', 'sold'));