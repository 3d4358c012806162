CREATE TABLE `keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shown_posts` (
	`game` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`stage` text NOT NULL,
	`told` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `upkeep` (
	`name` text PRIMARY KEY NOT NULL,
	`due` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `games` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `sender` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lease` integer;