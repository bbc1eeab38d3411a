-- Also what a product card shows: rating and availability, at the end of each row (0009 says why this is a function).
CREATE OR REPLACE FUNCTION search_products(look_up tsquery, wanted tsquery, exact tsquery, is_walk boolean, by_name boolean,
  skip integer, take integer, count_max integer, OUT version bigint, OUT total bigint, OUT page json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  ids integer[];
BEGIN
  IF is_walk THEN
    -- coalesce keeps the planner from fetching all matches through the index on the terms first.
    SELECT array_agg(t.id), count_max + 1 INTO ids, total
    FROM (
      SELECT p.id FROM products p
      WHERE coalesce(p.terms, '') @@ wanted AND p.status = 'published' AND p.deleted_at IS NULL
      ORDER BY p.popularity DESC, p.id LIMIT take OFFSET skip) t;
  ELSE
    WITH hits AS MATERIALIZED (
      SELECT p.id, p.popularity, p.name_key, p.terms @@ exact AS is_exact
      FROM products p
      WHERE p.terms @@ look_up AND (look_up = wanted OR coalesce(p.terms, '') @@ wanted)
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

  SELECT json_agg(json_build_array(p.id, p.terms @@ exact, p.popularity, p.name, p.kind, p.price_minor,
      (SELECT i.hash FROM product_images i WHERE i.product_id = p.id AND i.position = 0),
      (SELECT json_agg(json_build_array(f.manufacturer_id, f.model_id, f.year_from, f.year_to) ORDER BY f.position)
       FROM fitments f WHERE f.product_id = p.id), p.rating, p.availability) ORDER BY t.place)
  INTO page FROM unnest(ids) WITH ORDINALITY t(id, place) JOIN products p ON p.id = t.id;
  SELECT s.version INTO version FROM catalogue_state s;
END $$;
