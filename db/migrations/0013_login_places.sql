ALTER TABLE "admin_sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "device" text;