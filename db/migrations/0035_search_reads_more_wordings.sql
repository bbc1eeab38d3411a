-- Parts have more names, and what belongs to a part is not that part because of its category
-- (src/domain/search/product-terms.ts, src/domain/vehicle-text/language).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
