CREATE TABLE "message_products" (
	"message_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_products_message_id_product_id_pk" PRIMARY KEY("message_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_state";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_answered";--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "vehicle" text;--> statement-breakpoint
ALTER TABLE "message_products" ADD CONSTRAINT "message_products_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_products" ADD CONSTRAINT "message_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_products_of_product" ON "message_products" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_source" CHECK ("contact_messages"."source" in ('form', 'call'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'answered', 'agreed', 'lost'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered" CHECK (("contact_messages"."state" <> 'new') = ("contact_messages"."answered_at" is not null));--> statement-breakpoint
-- Earlier messages name their products and the visitor's vehicle in their text alone.
UPDATE "contact_messages" SET "vehicle" = trim(substring("body" from 'Moje vozilo: ([^\n]+)'));--> statement-breakpoint
INSERT INTO "message_products" ("message_id", "product_id", "position")
SELECT m.id, p.id, min(f.position) - 1
FROM "contact_messages" m
CROSS JOIN LATERAL regexp_matches(m.body, '/proizvod/(\d{1,9})', 'g') WITH ORDINALITY AS f (found, position)
JOIN "products" p ON p.id = f.found[1]::int
GROUP BY m.id, p.id;
