ALTER TABLE `lock` ADD `instance` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `lock` ADD `guarded` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lock` ADD `ballast` blob;