CREATE TABLE `awake` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checkpoints` (
	`game` text NOT NULL,
	`seq` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `checks` (
	`game` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
