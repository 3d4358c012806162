CREATE TABLE `requests` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`wish` text NOT NULL,
	`asker` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	`yes` text NOT NULL,
	`no` text NOT NULL,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `requests_by_status` ON `requests` (`status`,`until`);--> statement-breakpoint
ALTER TABLE `games` ADD `paused` integer;--> statement-breakpoint
CREATE INDEX `games_by_pause` ON `games` (`paused`);