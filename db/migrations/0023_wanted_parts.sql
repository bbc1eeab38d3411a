CREATE TABLE "wanted_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wanted_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"vehicle" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_until" date NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "wanted_parts_reachable" CHECK ("wanted_parts"."phone" is not null or "wanted_parts"."email" is not null)
);
--> statement-breakpoint
CREATE INDEX "wanted_parts_newest" ON "wanted_parts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);