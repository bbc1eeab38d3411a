-- Body and facelift in brackets, and the years of a generation that a fitment names without years, are now terms of a
-- product (src/domain/search/product-terms.ts).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
