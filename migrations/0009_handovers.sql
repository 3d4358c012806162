CREATE TABLE `former_holders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`who` text NOT NULL,
	`token` text NOT NULL,
	`left` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_holders_by_game` ON `former_holders` (`game`);--> statement-breakpoint
CREATE TABLE `seat_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`giver` text NOT NULL,
	`taker` text NOT NULL,
	`at` integer NOT NULL,
	`open` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seat_offers_by_game` ON `seat_offers` (`game`);