CREATE TABLE "create_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "batch" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "create_keys" ADD CONSTRAINT "create_keys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "create_keys_of_product" ON "create_keys" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "create_keys_oldest" ON "create_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_batch" ON "audit_entries" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "products_admin_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_admin_by_name" ON "products" USING btree ("name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_admin_updated" ON "products" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_unpublished" ON "products" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and status <> 'published';--> statement-breakpoint
CREATE INDEX "products_without_category" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and category_id is null and tuning_category_id is null;