-- Names of parts have more wordings, some parts have terms of their own, and leather, chrome and the like are terms of a
-- product in every form (src/domain/search/product-terms.ts, src/domain/vehicle-text/language).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
