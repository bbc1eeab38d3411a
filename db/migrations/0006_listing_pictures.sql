CREATE TABLE "listing_pictures" (
	"source_id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
