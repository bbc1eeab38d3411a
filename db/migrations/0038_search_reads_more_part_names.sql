-- Parts and generations have more names (src/domain/vehicle-text/language, src/domain/vehicle-text/generation-aliases.ts).
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
