CREATE TABLE "message_pictures" (
	"message_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "message_pictures_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "message_pictures_position" CHECK ("message_pictures"."position" >= 0 and "message_pictures"."position" < 3),
	CONSTRAINT "message_pictures_size" CHECK (octet_length("message_pictures"."bytes") between 1 and 400000)
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;