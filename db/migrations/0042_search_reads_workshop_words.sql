-- Parts have more names, and a common rail is part of an engine's name (src/domain/vehicle-text).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
