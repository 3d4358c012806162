CREATE TABLE `replays` (
	`game` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`post` text,
	`message` text,
	`version` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replays_by_status` ON `replays` (`status`);