-- So many rows of a search are fetched and sorted before all are walked in their order: in a walk each row's words are put together anew,
-- and of a name that one in a thousand has twenty are met late.
create function app.sorted_at_most(most int) returns int language sql immutable
  return case when most is not null then greatest(most, 2000) end;

create or replace function app.find_payments(
  of_estate uuid, alike jsonb, begun tstzrange, paid tstzrange, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.ids, least(p.total, most), p.more or coalesce(p.total > most, false) from app.find_page('payment', app.listed_estates(of_estate),
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    concat_ws(' and ', 'true',
      '(' || app.matching_in('app.payment_words(transaction_type, tenant_name)', search)
        || coalesce(' or ' || app.reference_matching(search), '') || ')',
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      'created_at >= ' || quote_literal(lower(begun)), 'created_at < ' || quote_literal(upper(begun)),
      'payment_date >= ' || quote_literal(lower(paid)), 'payment_date < ' || quote_literal(upper(paid))),
    order_by, skip, take, case when search is null then most else app.sorted_at_most(most) end) p
$$;

create or replace function app.find_receipts(
  of_estate uuid, search text, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.ids, least(p.total, most), p.more or coalesce(p.total > most, false) from app.find_page('receipt', app.listed_estates(of_estate),
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    case when search <> '' then format('(%s or payment_id = any (%L::uuid[]))', app.matching_in('app.receipt_words(number, facts)', search),
      coalesce(app.payments_by_reference(of_estate, search, 1000), '{}')) else 'true' end,
    '-issued_at', skip, take, case when search <> '' then app.sorted_at_most(most) else most end) p
$$;
