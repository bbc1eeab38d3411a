CREATE TABLE "import_items" (
	"job_id" integer NOT NULL,
	"source_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"title" text DEFAULT '' NOT NULL,
	"product_id" integer,
	"problem" text,
	"pictures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_items_job_id_source_id_pk" PRIMARY KEY("job_id","source_id"),
	CONSTRAINT "import_items_state" CHECK ("import_items"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "import_items_outcome" CHECK (("import_items"."state" = 'done') = ("import_items"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"import_as" text DEFAULT 'draft' NOT NULL,
	"renews" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_user_id_admin_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_open" ON "import_items" USING btree ("job_id","position") WHERE state <> 'done';