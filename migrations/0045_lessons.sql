CREATE TABLE `lessons` (
	`game` text PRIMARY KEY NOT NULL,
	`person` text NOT NULL,
	`lesson` text NOT NULL,
	`version` text NOT NULL,
	`stop` integer NOT NULL,
	`answer` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lessons_by_person` ON `lessons` (`person`);