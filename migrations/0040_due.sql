DROP INDEX `clocks_by_deadline`;--> statement-breakpoint
DROP INDEX `council_matters_by_status`;--> statement-breakpoint
DROP INDEX `council_votes_by_next`;--> statement-breakpoint
DROP INDEX `games_by_pause`;--> statement-breakpoint
DROP INDEX `games_by_status`;--> statement-breakpoint
ALTER TABLE `games` ADD `due` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `due_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `games` SET `due` = 0 WHERE `status` IN ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `games_by_due` ON `games` (`due`) WHERE "games"."due" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `games_by_tries` ON `games` (`due_tries`) WHERE "games"."due_tries" > 0;--> statement-breakpoint
CREATE INDEX `games_by_status` ON `games` (`status`,`id`);--> statement-breakpoint
DROP INDEX `members_by_leave`;--> statement-breakpoint
DROP INDEX `members_by_silence`;--> statement-breakpoint
DROP INDEX `members_by_loan`;--> statement-breakpoint
DROP INDEX `requests_by_status`;