CREATE TABLE `council_matters` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`seat` text NOT NULL,
	`matter` text NOT NULL,
	`asker` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	`yes` text NOT NULL,
	`no` text NOT NULL,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `council_matters_by_status` ON `council_matters` (`status`,`until`);--> statement-breakpoint
CREATE TABLE `councils` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`rule` text,
	`offers` text,
	`thread` text,
	`post` text,
	`wait` text,
	`inside` text NOT NULL,
	PRIMARY KEY(`game`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `councils_by_thread` ON `councils` (`thread`);--> statement-breakpoint
ALTER TABLE `games` ADD `council` text;--> statement-breakpoint
ALTER TABLE `members` ADD `office` text;--> statement-breakpoint
ALTER TABLE `members` ADD `calls` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `reads_threads` integer DEFAULT false NOT NULL;