CREATE TABLE `clocks` (
	`game` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`deadline` integer NOT NULL,
	`remind` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`person` text NOT NULL,
	`decision` text NOT NULL,
	`action` text NOT NULL,
	`answers` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `person`, `decision`, `action`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`content` text NOT NULL,
	`rules` text NOT NULL,
	`secret` text NOT NULL,
	`commitment` text NOT NULL,
	`pace` integer,
	`created` integer NOT NULL,
	`started` integer,
	`ended` integer,
	FOREIGN KEY (`content`) REFERENCES `packs`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `games_by_channel` ON `games` (`channel`);--> statement-breakpoint
CREATE INDEX `games_by_status` ON `games` (`status`);--> statement-breakpoint
CREATE TABLE `guilds` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `handled_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lock` (
	`id` integer PRIMARY KEY NOT NULL,
	`pid` integer NOT NULL,
	`host` text NOT NULL,
	`beat` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `log` (
	`game` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` text,
	`action` text NOT NULL,
	`params` text NOT NULL,
	`decision` text,
	`regardless` integer NOT NULL,
	`rules` text NOT NULL,
	`state` text NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	`person` text,
	`told` text NOT NULL,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`person` text NOT NULL,
	`name` text NOT NULL,
	`token` text NOT NULL,
	`seat` text,
	`word` text,
	`bot` integer NOT NULL,
	`joined` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_by_game` ON `members` (`game`);--> statement-breakpoint
CREATE INDEX `members_by_person` ON `members` (`person`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`destination` text NOT NULL,
	`slot` text,
	`payload` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`due` integer NOT NULL,
	`message` text,
	`error` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`status`,`destination`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_by_slot` ON `outbox` (`game`,`slot`);--> statement-breakpoint
CREATE TABLE `packs` (
	`hash` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`files` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `preferences` (
	`person` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `results` (
	`game` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`game`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`game` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`state` text NOT NULL,
	`hash` text NOT NULL,
	`chain` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `standing_orders` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`name` text NOT NULL,
	`params` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `name`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `threads` (
	`game` text NOT NULL,
	`phase` text NOT NULL,
	`thread` text NOT NULL,
	`open` integer NOT NULL,
	PRIMARY KEY(`game`, `phase`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `threads_by_id` ON `threads` (`thread`);