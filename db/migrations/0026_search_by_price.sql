-- Also narrows by price, in feninga with both ends included; an open end is null. With any price given, products
-- without one do not match, and nothing is walked. 0009 says why this is a function, 0014 what the other arguments mean. The function without
-- prices stays for code deployed before.
CREATE FUNCTION search_products(look_up tsquery, wanted tsquery, exact tsquery, chosen tsquery, choices tsquery[],
  is_walk boolean, by_name boolean, skip integer, take integer, count_max integer, price_from integer, price_to integer,
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
        AND p.status = 'published' AND p.deleted_at IS NULL
        AND (price_from IS NULL OR p.price_minor >= price_from) AND (price_to IS NULL OR p.price_minor <= price_to))
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
          AND p.status = 'published' AND p.deleted_at IS NULL
          AND (price_from IS NULL OR p.price_minor >= price_from) AND (price_to IS NULL OR p.price_minor <= price_to)
        LIMIT count_max + 1) capped) ORDER BY c.place)
    INTO counts FROM unnest(choices) WITH ORDINALITY c(choice, place);
  END IF;
  SELECT json_agg(json_build_array(c.terms @@ exact, c.popularity, c.card) ORDER BY t.place)
  INTO page FROM unnest(ids) WITH ORDINALITY t(id, place) JOIN product_cards c ON c.id = t.id;
  SELECT s.version INTO version FROM catalogue_state s;
END $$;
