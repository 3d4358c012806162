CREATE TABLE `departures` (
	`game` text NOT NULL,
	`person` text NOT NULL,
	`name` text NOT NULL,
	`missed` integer NOT NULL,
	`seats` text,
	PRIMARY KEY(`game`, `person`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `roll` (
	`guild` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
