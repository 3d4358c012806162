ALTER TABLE `log` ADD `format` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `log` ADD `events` text;