ALTER TABLE `members` ADD `away` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `spent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `members_by_leave` ON `members` (`away`);