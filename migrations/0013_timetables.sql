PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_clocks` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`phase` text NOT NULL,
	`shape` text DEFAULT 'together' NOT NULL,
	`left` integer NOT NULL,
	`deadline` integer,
	`remind` integer,
	PRIMARY KEY(`game`, `seat`, `phase`, `shape`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_clocks`("game", "seat", "phase", "shape", "left", "deadline", "remind") SELECT "game", "seat", "phase", 'together', "left", "deadline", "remind" FROM `clocks`;--> statement-breakpoint
DROP TABLE `clocks`;--> statement-breakpoint
ALTER TABLE `__new_clocks` RENAME TO `clocks`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `clocks_by_deadline` ON `clocks` (`deadline`);--> statement-breakpoint
ALTER TABLE `games` ADD `timetable` text;--> statement-breakpoint
UPDATE `games` SET `timetable` = json_object(
	'limits', json_object('together', `pace` * 60, 'in-order', `pace` * 60, 'reply', `pace` * 60),
	'zone', 'UTC',
	'closed', NULL,
	'daysOff', json('[]'),
	'holidays', json('[]'),
	'dates', NULL,
	'atLimit', 'default'
) WHERE typeof(`pace`) = 'integer' AND `pace` > 0;