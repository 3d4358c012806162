DROP INDEX `ballots_by_motion`;--> statement-breakpoint
DROP INDEX `ballots_of_support`;--> statement-breakpoint
DROP INDEX `ballots_by_person`;--> statement-breakpoint
ALTER TABLE `ballots` RENAME TO `motion_ballots`;--> statement-breakpoint
CREATE UNIQUE INDEX `motion_ballots_by_motion` ON `motion_ballots` (`game`,`seat`,`vote`,`motion`,`person`);--> statement-breakpoint
CREATE UNIQUE INDEX `motion_ballots_of_support` ON `motion_ballots` (`game`,`seat`,`vote`,`person`) WHERE "motion_ballots"."side" = 'support';--> statement-breakpoint
CREATE INDEX `motion_ballots_by_person` ON `motion_ballots` (`person`);--> statement-breakpoint
CREATE TABLE `ballots` (
	`game` text NOT NULL,
	`series` text NOT NULL,
	`number` integer NOT NULL,
	`seat` text,
	`subject` text NOT NULL,
	`asker` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	`yes` text NOT NULL,
	`no` text NOT NULL,
	PRIMARY KEY(`game`, `series`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `ballots` (`game`, `series`, `number`, `seat`, `subject`, `asker`, `at`, `until`, `status`, `yes`, `no`)
SELECT `game`, 'request', `number`, NULL,
	CASE WHEN json_valid(`wish`) THEN CASE json_extract(`wish`, '$.kind') WHEN 'rewind' THEN json_set(`wish`, '$.seq', `seq`) ELSE `wish` END ELSE `wish` END,
	`asker`, `at`, `until`, CASE `status` WHEN 'agreed' THEN 'carried' WHEN 'refused' THEN 'rejected' ELSE `status` END, `yes`, `no`
FROM `requests`;--> statement-breakpoint
INSERT INTO `ballots` (`game`, `series`, `number`, `seat`, `subject`, `asker`, `at`, `until`, `status`, `yes`, `no`)
SELECT `game`, 'matter', `number`, `seat`, `matter`, `asker`, `at`, `until`,
	CASE `status` WHEN 'agreed' THEN 'carried' WHEN 'refused' THEN 'rejected' ELSE `status` END, `yes`, `no`
FROM `council_matters`;--> statement-breakpoint
DROP TABLE `requests`;--> statement-breakpoint
DROP TABLE `council_matters`;
