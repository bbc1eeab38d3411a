CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_change" CHECK ("audit_entries"."before" is not null or "audit_entries"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "product_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_categories_slug_form" CHECK ("product_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "tuning_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tuning_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tuning_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "tuning_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tuning_categories_slug_form" CHECK ("tuning_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "tuning_categories"."slug" <> 'categories')
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"likeness" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_hash_form" CHECK ("images"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'answered')),
	CONSTRAINT "contact_messages_answered" CHECK (("contact_messages"."state" = 'answered') = ("contact_messages"."answered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"window_started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distinct_products" (
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_products_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "distinct_products_order" CHECK ("distinct_products"."first_id" < "distinct_products"."second_id")
);
--> statement-breakpoint
CREATE TABLE "fitments" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"model_id" integer,
	"year_from" smallint,
	"year_to" smallint,
	CONSTRAINT "fitments_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "fitments_position" CHECK ("fitments"."position" >= 0),
	CONSTRAINT "fitments_years" CHECK ("fitments"."year_from" between 1900 and 2100 and "fitments"."year_to" between 1900 and 2100 and "fitments"."year_from" <= "fitments"."year_to")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_images_once" UNIQUE("product_id","hash"),
	CONSTRAINT "product_images_position" CHECK ("product_images"."position" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'part' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(
  lower(translate(name, 'ČĆŠŽĐ', 'čćšžđ')),
  'dž', 'd{'), 'č', 'c{'), 'ć', 'c|'), 'đ', 'd|'), 'š', 's{'), 'ž', 'z{'), 'ë', 'e') collate "C") STORED,
	"description" text DEFAULT '' NOT NULL,
	"rating" smallint DEFAULT 5 NOT NULL,
	"price_minor" integer,
	"part_numbers" text[] DEFAULT '{}' NOT NULL,
	"category_id" integer,
	"tuning_category_id" integer,
	"quality" text,
	"availability" text DEFAULT 'in_stock' NOT NULL,
	"warranty_months" smallint DEFAULT 12 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"source" text,
	"source_id" text,
	"terms" "tsvector",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_source" UNIQUE("source","source_id"),
	CONSTRAINT "products_kind" CHECK ("products"."kind" in ('part', 'tuning')),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "products_availability" CHECK ("products"."availability" in ('in_stock', 'on_order', 'sold')),
	CONSTRAINT "products_name_given" CHECK (btrim("products"."name") <> ''),
	CONSTRAINT "products_rating" CHECK ("products"."rating" between 1 and 5),
	CONSTRAINT "products_price" CHECK ("products"."price_minor" > 0),
	CONSTRAINT "products_tuning_category" CHECK ("products"."kind" = 'tuning' or "products"."tuning_category_id" is null),
	CONSTRAINT "products_source_whole" CHECK (("products"."source" is null) = ("products"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_state_single" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "publishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"pages" integer,
	"rendered" integer,
	"duration_ms" integer,
	"error" text,
	CONSTRAINT "publishes_state" CHECK ("publishes"."state" in ('requested', 'building', 'live', 'failed')),
	CONSTRAINT "publishes_failure_reason" CHECK (("publishes"."state" = 'failed') = ("publishes"."error" is not null))
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_length" CHECK (char_length("search_misses"."query") <= 200)
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "vocabulary_documents" CHECK ("vocabulary"."documents" > 0)
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"year_from" smallint NOT NULL,
	"year_to" smallint,
	CONSTRAINT "generations_name_in_model" UNIQUE("model_id","name"),
	CONSTRAINT "generations_years" CHECK ("generations"."year_from" between 1900 and 2100 and ("generations"."year_to" is null or "generations"."year_to" between "generations"."year_from" and 2100))
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"slug_aliases" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manufacturers_name_unique" UNIQUE("name"),
	CONSTRAINT "manufacturers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "manufacturers_name_given" CHECK (btrim("manufacturers"."name") <> ''),
	CONSTRAINT "manufacturers_slug_form" CHECK ("manufacturers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manufacturer_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "models_slug_in_manufacturer" UNIQUE("manufacturer_id","slug"),
	CONSTRAINT "models_id_with_manufacturer" UNIQUE("id","manufacturer_id"),
	CONSTRAINT "models_name_given" CHECK (btrim("models"."name") <> ''),
	CONSTRAINT "models_slug_form" CHECK ("models"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "models"."slug" <> 'all')
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_paths" CHECK ("redirects"."from_path" like '/%' and "redirects"."to_path" like '/%' and "redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuning_categories" ADD CONSTRAINT "tuning_categories_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_products" ADD CONSTRAINT "distinct_products_first_id_products_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_products" ADD CONSTRAINT "distinct_products_second_id_products_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_model_of_manufacturer" FOREIGN KEY ("model_id","manufacturer_id") REFERENCES "public"."models"("id","manufacturer_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tuning_category_id_tuning_categories_id_fk" FOREIGN KEY ("tuning_category_id") REFERENCES "public"."tuning_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_of_user" ON "admin_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_sessions_expiry" ON "admin_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("entity","entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("state","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fitments_of_vehicle" ON "fitments" USING btree ("manufacturer_id","model_id","product_id");--> statement-breakpoint
CREATE INDEX "fitments_of_model" ON "fitments" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "product_images_of_image" ON "product_images" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_category" ON "products" USING btree ("category_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_in_tuning_category" ON "products" USING btree ("tuning_category_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "products_terms" ON "products" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "products_part_numbers" ON "products" USING gin ("part_numbers");--> statement-breakpoint
CREATE UNIQUE INDEX "publishes_one_pending" ON "publishes" USING btree ("state") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "publishes_live" ON "publishes" USING btree ("id" DESC NULLS FIRST) WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "search_misses_most" ON "search_misses" USING btree ("count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redirects_to" ON "redirects" USING btree ("to_path");