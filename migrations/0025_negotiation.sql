CREATE TABLE `promises` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`id` text NOT NULL,
	`seat` text NOT NULL,
	`person` text NOT NULL,
	`to` text NOT NULL,
	`text` text,
	`among` text,
	`talk` text,
	`offer` text,
	`at` integer NOT NULL,
	`phase` text NOT NULL,
	`turn` integer NOT NULL,
	`until` integer,
	`state` text NOT NULL,
	`judged` text NOT NULL,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promises_by_id` ON `promises` (`game`,`id`);--> statement-breakpoint
CREATE INDEX `promises_by_person` ON `promises` (`person`);--> statement-breakpoint
CREATE TABLE `reasons` (
	`game` text NOT NULL,
	`offer` text NOT NULL,
	`seat` text NOT NULL,
	`person` text NOT NULL,
	`text` text,
	PRIMARY KEY(`game`, `offer`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reasons_by_person` ON `reasons` (`person`);--> statement-breakpoint
CREATE TABLE `talks` (
	`game` text NOT NULL,
	`id` text NOT NULL,
	`seats` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`persons` text NOT NULL,
	`thread` text,
	`inside` text NOT NULL,
	`phase` text NOT NULL,
	`last` text,
	`locked` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`game`, `id`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `talks_by_thread` ON `talks` (`thread`);--> statement-breakpoint
ALTER TABLE `games` ADD `talks` text DEFAULT 'announced' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `talk_time` text DEFAULT 'any' NOT NULL;