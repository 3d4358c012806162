ALTER TABLE `members` ADD `lent_until` integer;--> statement-breakpoint
CREATE INDEX `members_by_loan` ON `members` (`lent_until`);--> statement-breakpoint
ALTER TABLE `seat_offers` ADD `until` integer;