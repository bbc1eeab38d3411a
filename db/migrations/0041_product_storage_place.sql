ALTER TABLE "products" ADD COLUMN "storage_place" text;--> statement-breakpoint
CREATE INDEX "products_stored_at" ON "products" USING btree (lower("storage_place")) WHERE storage_place is not null;