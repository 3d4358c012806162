CREATE TABLE `identity` (
	`id` integer PRIMARY KEY NOT NULL,
	`bot` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `games` ADD `rematch_of` text;--> statement-breakpoint
CREATE INDEX `games_by_rematch` ON `games` (`rematch_of`);