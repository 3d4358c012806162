ALTER TABLE `pictures` ADD `turn` integer;--> statement-breakpoint
ALTER TABLE `pictures` ADD `phase` text;--> statement-breakpoint
ALTER TABLE `pictures` ADD `told` integer;