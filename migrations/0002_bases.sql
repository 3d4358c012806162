CREATE TABLE `bases` (
	`digest` text PRIMARY KEY NOT NULL,
	`base` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `base` text REFERENCES bases(digest);