CREATE TABLE "request_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"subject" text NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_keys_oldest" ON "request_keys" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "request_keys" ("key", "body_hash", "subject", "result", "created_at")
SELECT "key", "body_hash", 'product', "product_id"::text, "created_at" FROM "create_keys"
UNION ALL SELECT "key", "body_hash", "entity", "entity_id"::text, "created_at" FROM "dictionary_keys"
UNION ALL SELECT "key", "body_hash", 'products', "batch"::text, "created_at" FROM "bulk_keys"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "create_keys";--> statement-breakpoint
DROP TABLE "dictionary_keys";--> statement-breakpoint
DROP TABLE "bulk_keys";
