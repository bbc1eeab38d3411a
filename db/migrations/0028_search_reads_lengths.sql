-- Lengths in centimetres and millimetres are now terms of a product in millimetres, and parts that shared a line of the
-- lists of names have terms of their own (src/domain/search/product-terms.ts, src/domain/vehicle-text/language).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
