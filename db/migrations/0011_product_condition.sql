ALTER TABLE "products" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_condition" CHECK ("products"."condition" in ('new', 'used', 'refurbished'));