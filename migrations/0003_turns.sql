CREATE TABLE `live_posts` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`phase` text NOT NULL,
	`title` text NOT NULL,
	`lines` text NOT NULL,
	`open` integer NOT NULL,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `news` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`lines` text NOT NULL,
	PRIMARY KEY(`game`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notified` (
	`game` text NOT NULL,
	`person` text NOT NULL,
	`wait` text NOT NULL,
	PRIMARY KEY(`game`, `person`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`seq` integer NOT NULL,
	`caption` text NOT NULL,
	`scene` text NOT NULL,
	`base` text,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`base`) REFERENCES `bases`(`digest`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pictures_by_post` ON `pictures` (`game`,`number`,`id`);--> statement-breakpoint
CREATE TABLE `prepared` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`key` text NOT NULL,
	`moves` text NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `key`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sheets` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`decision` text NOT NULL,
	`sheet` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `decision`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP TABLE `drafts`;--> statement-breakpoint
DROP TABLE `clocks`;--> statement-breakpoint
CREATE TABLE `clocks` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`phase` text NOT NULL,
	`left` integer NOT NULL,
	`deadline` integer,
	`remind` integer,
	PRIMARY KEY(`game`, `seat`, `phase`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clocks_by_deadline` ON `clocks` (`deadline`);--> statement-breakpoint
ALTER TABLE `log` ADD `input` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `log` ADD `final` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `standing_orders` ADD `ask` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `standing_orders` ADD `phase` text;--> statement-breakpoint
ALTER TABLE `standing_orders` ADD `turn` integer;--> statement-breakpoint
ALTER TABLE `standing_orders` ADD `given` integer DEFAULT 0 NOT NULL;