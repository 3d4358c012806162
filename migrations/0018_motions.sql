CREATE TABLE `ballots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`vote` integer NOT NULL,
	`motion` integer NOT NULL,
	`person` text NOT NULL,
	`side` text NOT NULL,
	`stale` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ballots_by_motion` ON `ballots` (`game`,`seat`,`vote`,`motion`,`person`);--> statement-breakpoint
CREATE UNIQUE INDEX `ballots_of_support` ON `ballots` (`game`,`seat`,`vote`,`person`) WHERE "ballots"."side" = 'support';--> statement-breakpoint
CREATE INDEX `ballots_by_person` ON `ballots` (`person`);--> statement-breakpoint
CREATE TABLE `council_votes` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`number` integer NOT NULL,
	`question` text NOT NULL,
	`since` integer NOT NULL,
	`asked` integer,
	`reminded` integer NOT NULL,
	`closed` integer,
	`over` integer NOT NULL,
	`next` integer,
	PRIMARY KEY(`game`, `seat`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `council_votes_by_next` ON `council_votes` (`next`);--> statement-breakpoint
CREATE TABLE `motions` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`vote` integer NOT NULL,
	`number` integer NOT NULL,
	`poll` text,
	`proposer` text NOT NULL,
	`moves` text NOT NULL,
	`ahead` text NOT NULL,
	`end` integer NOT NULL,
	`from` integer,
	`facts` text NOT NULL,
	`shown` text NOT NULL,
	`state` text NOT NULL,
	`why` text,
	`by` text,
	`row` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `vote`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_sheets` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`person` text DEFAULT '' NOT NULL,
	`decision` text NOT NULL,
	`sheet` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `person`, `decision`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sheets`("game", "seat", "person", "decision", "sheet", "at") SELECT "game", "seat", '', "decision", "sheet", "at" FROM `sheets`;--> statement-breakpoint
DROP TABLE `sheets`;--> statement-breakpoint
ALTER TABLE `__new_sheets` RENAME TO `sheets`;--> statement-breakpoint
PRAGMA foreign_keys=ON;