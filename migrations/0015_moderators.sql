ALTER TABLE `games` ADD `moderator` text;--> statement-breakpoint
ALTER TABLE `seat_offers` ADD `by` text;