ALTER TABLE `reasons` ADD `maker` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reasons` ADD `among` text;--> statement-breakpoint
ALTER TABLE `reasons` ADD `talk` text;--> statement-breakpoint
ALTER TABLE `reasons` ADD `phase` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `talks` ADD `opened` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `talks` ADD `readers` text DEFAULT '[]' NOT NULL;