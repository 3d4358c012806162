CREATE TABLE `mailboxes` (
	`game` text NOT NULL,
	`person` text NOT NULL,
	`thread` text NOT NULL,
	PRIMARY KEY(`game`, `person`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailboxes_by_thread` ON `mailboxes` (`thread`);--> statement-breakpoint
CREATE TABLE `obstacles` (
	`game` text NOT NULL,
	`destination` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `destination`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
