ALTER TABLE `games` ADD `silent_seat` text;--> statement-breakpoint
ALTER TABLE `games` ADD `leave_days` integer;