-- No query reads them: part numbers are found by the terms of a product, and missed queries by search_misses_shown.
DROP INDEX "products_part_numbers";--> statement-breakpoint
DROP INDEX "search_misses_most";