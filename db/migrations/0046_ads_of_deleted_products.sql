CREATE TABLE "deleted_ads" (
	"source_id" text PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
