ALTER TABLE `members` ADD `lender` text;--> statement-breakpoint
ALTER TABLE `seat_offers` ADD `lends` integer DEFAULT false NOT NULL;