CREATE TABLE `told_alone` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`turn` integer NOT NULL,
	`phase` text NOT NULL,
	`lines` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `told_alone_by_seat` ON `told_alone` (`game`,`seat`,`seq`);