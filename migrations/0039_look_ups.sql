CREATE INDEX `games_by_guild` ON `games` (`guild`,`created`);--> statement-breakpoint
CREATE INDEX `games_by_host` ON `games` (`host`);--> statement-breakpoint
CREATE INDEX `games_by_moderator` ON `games` (`moderator`) WHERE "games"."moderator" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `games_with_bars` ON `games` (`id`) WHERE "games"."bars" <> '[]';