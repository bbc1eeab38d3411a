DROP VIEW "public"."product_cards";--> statement-breakpoint
ALTER TABLE "fitments" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "axle" text;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_facts" CHECK (jsonb_typeof("fitments"."facts") = 'object');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_side" CHECK ("products"."side" in ('left', 'right', 'both'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_axle" CHECK ("products"."axle" in ('front', 'rear'));--> statement-breakpoint
CREATE VIEW "public"."product_cards" AS (
  select p.id, p.popularity, p.terms, json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'priceMinor', p.price_minor, 'rating', p.rating, 'availability', p.availability, 'condition', p.condition,
    'image', (select i.hash from product_images i where i.product_id = p.id and i.position = 0),
    'fitments', coalesce((
      select json_agg(json_build_array(f.manufacturer_id, f.model_id, f.year_from, f.year_to, f.facts) order by f.position)
      from fitments f where f.product_id = p.id), '[]')) as card
  from products p);