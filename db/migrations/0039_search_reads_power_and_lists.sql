-- Parts have more names, and the S of 'S-Max' or 'S klasa' in a product's name is no preposition.
INSERT INTO search_queue (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
