ALTER TABLE `prepared` ADD `inherited` text;--> statement-breakpoint
ALTER TABLE `standing_orders` ADD `inherited` text;