-- What a search finds payments and receipts by. A reference is ten letters by chance: cut into trigrams it took a quarter of what a
-- payment costs to keep, and each change of the payment wrote them anew. It is found by how it begins or ends instead.

create function app.payment_words(t transaction_type, tenant_name text) returns text language sql immutable parallel safe
  return app.fold(app.type_words(t) || ' ' || tenant_name);

create function app.receipt_words(number text, facts jsonb) returns text language sql immutable parallel safe
  return app.fold(number || ' ' || coalesce(facts -> 'tenant' ->> 'name', '') || ' '
    || jsonb_path_query_array(facts, '$.lines[*].description')::text);
