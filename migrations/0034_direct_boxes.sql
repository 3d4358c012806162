CREATE TABLE `direct_boxes` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text,
	`written` integer NOT NULL,
	`closed` integer
);
--> statement-breakpoint
CREATE TABLE `restrictions` (
	`kind` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `direct_boxes` (`person`, `channel`, `written`, `closed`)
SELECT DISTINCT substr(`destination`, 8), NULL, 1, NULL FROM `outbox` WHERE `destination` LIKE 'person:%' AND `message` IS NOT NULL;
