-- Parts and bodies have more names (src/domain/vehicle-text/language).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
