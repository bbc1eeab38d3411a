-- Engine, body and generation of a fitment, and its years for that very model, are now terms of a product
-- (src/domain/search/product-terms.ts).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
