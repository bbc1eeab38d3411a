-- Lengths in centimetres and millimetres are now terms of a product in millimetres (src/domain/search/product-terms.ts).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
