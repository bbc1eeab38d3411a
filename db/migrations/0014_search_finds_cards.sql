CREATE VIEW "public"."product_cards" AS (
  select p.id, p.popularity, p.terms, json_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'priceMinor', p.price_minor, 'rating', p.rating, 'availability', p.availability, 'condition', p.condition,
    'image', (select i.hash from product_images i where i.product_id = p.id and i.position = 0),
    'fitments', coalesce((
      select json_agg(json_build_array(f.manufacturer_id, f.model_id, f.year_from, f.year_to) order by f.position)
      from fitments f where f.product_id = p.id), '[]')) as card
  from products p);
--> statement-breakpoint
-- 0009 says why this is a function. `chosen` narrows the matches, e.g. to used products; nothing is chosen by ''.
-- choices, counts: how many matches there would be with each of these in place of `chosen`, up to count_max + 1.
-- Rows: whether it is exact, its popularity, its card. The function without choices stays for code deployed before.
CREATE FUNCTION search_products(look_up tsquery, wanted tsquery, exact tsquery, chosen tsquery, choices tsquery[],
  is_walk boolean, by_name boolean, skip integer, take integer, count_max integer,
  OUT version bigint, OUT total bigint, OUT counts integer[], OUT page json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  ids integer[];
  narrow_look_up tsquery := look_up && chosen;
  narrow tsquery := wanted && chosen;
BEGIN
  IF is_walk THEN
    -- coalesce keeps the planner from fetching all matches through the index on the terms first.
    SELECT array_agg(t.id), count_max + 1 INTO ids, total
    FROM (
      SELECT p.id FROM products p
      WHERE coalesce(p.terms, '') @@ narrow AND p.status = 'published' AND p.deleted_at IS NULL
      ORDER BY p.popularity DESC, p.id LIMIT take OFFSET skip) t;
  ELSE
    WITH hits AS MATERIALIZED (
      SELECT p.id, p.popularity, p.name_key, p.terms @@ exact AS is_exact
      FROM products p
      WHERE p.terms @@ narrow_look_up AND (narrow_look_up = narrow OR coalesce(p.terms, '') @@ narrow)
        AND p.status = 'published' AND p.deleted_at IS NULL)
    SELECT
      (SELECT array_agg(t.id)
       FROM (
         SELECT h.id FROM hits h
         ORDER BY CASE WHEN by_name THEN h.name_key END, CASE WHEN NOT by_name THEN h.is_exact END DESC,
           CASE WHEN NOT by_name THEN h.popularity END DESC, h.id
         LIMIT take OFFSET skip) t),
      (SELECT count(*) FROM (SELECT FROM hits LIMIT count_max + 1) capped)
    INTO ids, total;
  END IF;

  IF cardinality(choices) > 0 THEN
    SELECT array_agg(
      (SELECT count(*) FROM (
        SELECT FROM products p
        WHERE p.terms @@ (look_up && c.choice) AND (look_up = wanted OR coalesce(p.terms, '') @@ wanted)
          AND p.status = 'published' AND p.deleted_at IS NULL LIMIT count_max + 1) capped) ORDER BY c.place)
    INTO counts FROM unnest(choices) WITH ORDINALITY c(choice, place);
  END IF;
  SELECT json_agg(json_build_array(c.terms @@ exact, c.popularity, c.card) ORDER BY t.place)
  INTO page FROM unnest(ids) WITH ORDINALITY t(id, place) JOIN product_cards c ON c.id = t.id;
  SELECT s.version INTO version FROM catalogue_state s;
END $$;
--> statement-breakpoint
-- A field that searches are narrowed by is a term, too (src/domain/search/product-terms.ts).
DROP TRIGGER search_update ON products;
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION queue_for_search('SELECT c.id FROM changed c JOIN replaced r USING (id) WHERE (c.name, c.part_numbers, c.category_id, c.tuning_category_id, c.condition) IS DISTINCT FROM (r.name, r.part_numbers, r.category_id, r.tuning_category_id, r.condition)');
--> statement-breakpoint
INSERT INTO search_queue (product_id) SELECT id FROM products WHERE condition IS NOT NULL ON CONFLICT DO NOTHING;
