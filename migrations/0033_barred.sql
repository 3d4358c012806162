ALTER TABLE `games` ADD `bars` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `forbidden` integer DEFAULT false NOT NULL;