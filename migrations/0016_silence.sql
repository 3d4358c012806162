ALTER TABLE `members` ADD `seen` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `waited` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `silent` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `stand_in` text;--> statement-breakpoint
CREATE INDEX `members_by_silence` ON `members` (`silent`);--> statement-breakpoint
UPDATE `members` SET `seen` = CAST(strftime('%s', 'now') AS INTEGER) * 1000;