CREATE TABLE `last_played` (
	`game` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `last_played` (`game`, `at`)
SELECT `id`, coalesce((SELECT max(`at`) FROM `log` WHERE `log`.`game` = `games`.`id` AND `kind` IN ('act', 'order')), `started`)
FROM `games` WHERE `status` = 'running' AND `started` IS NOT NULL;
