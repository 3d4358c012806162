CREATE TABLE `engines` (
	`hash` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`code` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `played` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`origin` integer NOT NULL,
	`seq` integer NOT NULL,
	`code` text NOT NULL,
	`engine` text,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`engine`) REFERENCES `engines`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `played_by_part` ON `played` (`game`,`origin`,`code`);--> statement-breakpoint
CREATE INDEX `played_by_code` ON `played` (`code`);--> statement-breakpoint
CREATE INDEX `played_by_engine` ON `played` (`engine`);--> statement-breakpoint
INSERT INTO `played` (`game`, `origin`, `seq`, `code`)
SELECT `checks`.`game`, `origin`, `snapshots`.`seq`, `checks`.`code` FROM `checks`
JOIN `games` ON `games`.`id` = `checks`.`game` AND `games`.`status` = 'running'
JOIN `snapshots` ON `snapshots`.`game` = `checks`.`game`
JOIN (SELECT `game` AS `of`, max(`seq`) AS `origin` FROM `log` WHERE `kind` IN ('start', 'upgraded') GROUP BY `game`) ON `of` = `checks`.`game`;
