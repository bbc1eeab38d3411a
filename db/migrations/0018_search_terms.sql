-- Terms of all products are made anew: engines, years and the shop's own number are terms of their own, and part numbers
-- are found in spite of one wrong character (src/domain/search/product-terms.ts).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
