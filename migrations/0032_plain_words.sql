ALTER TABLE `outbox` ADD `words` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `tried` integer;