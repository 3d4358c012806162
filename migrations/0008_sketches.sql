PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`seq` integer NOT NULL,
	`caption` text NOT NULL,
	`sketch` blob,
	`stays` integer DEFAULT false NOT NULL,
	`scene` text,
	`base` text,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`base`) REFERENCES `bases`(`digest`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_pictures`("id", "game", "number", "seq", "caption", "sketch", "stays", "scene", "base") SELECT "id", "game", "number", "seq", "caption", NULL, json_valid("scene") AND coalesce(json_extract("scene", '$.stays'), false), "scene", "base" FROM `pictures`;--> statement-breakpoint
-- no number of a picture that was taken back is given again: files of messages are called by them
DELETE FROM sqlite_sequence WHERE name = '__new_pictures';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_pictures', seq FROM sqlite_sequence WHERE name = 'pictures';--> statement-breakpoint
DROP TABLE `pictures`;--> statement-breakpoint
ALTER TABLE `__new_pictures` RENAME TO `pictures`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `pictures_by_post` ON `pictures` (`game`,`number`,`id`);