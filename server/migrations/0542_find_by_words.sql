-- The condition of a search in an expression; `matching` is the same for a column.
create function app.matching_in(expression text, wanted text) returns text
language plpgsql immutable strict set search_path = public, pg_temp as $$
declare folded text := regexp_replace(app.fold(wanted), '([\\%_])', '\\\1', 'g');
begin
  if folded !~ '^[[:alnum:]]{1,2}$' then return format('%s like %L', expression, '%' || folded || '%'); end if;
  return format('(%1$s like %2$L or %1$s like %3$L)', expression, folded || '%', '% ' || folded || '%');
end $$;

create or replace function app.matching(the_column text, wanted text, starts_column text default null) returns text
language sql immutable set search_path = public, pg_temp as $$
  select case when starts_column is not null and app.fold(wanted) ~ '^[[:alnum:]]{1,2}$'
    then format('%I like %L', starts_column, '%' || app.word_starts(app.fold(wanted)) || '%')
    else app.matching_in(quote_ident(the_column), wanted) end
$$;

-- Whether a payment's reference begins or ends as somebody typed it, in small or capital letters, with our GD- before it or not. Less
-- than four signs say nothing: that is null.
create function app.reference_matching(wanted text) returns text
language sql immutable set search_path = public, pg_temp as $$
  with typed as (
    select distinct regexp_replace(spelt, '([\\%_])', '\\\1', 'g') as start, regexp_replace(reverse(spelt), '([\\%_])', '\\\1', 'g') as ending
    from (select regexp_replace(wanted, '\s', '', 'g')) t (bare)
      cross join lateral (values (bare), (upper(bare)), (lower(bare)), ('GD-' || upper(bare))) s (spelt)
    where length(bare) >= 4)
  select string_agg(format('reference like %L or reverse(reference) like %L', start || '%', ending || '%'), ' or ') from typed
$$;

-- So many rows of a search are fetched and sorted before all are walked in their order: in a walk each row's words are put together anew,
-- and of a name that one in a thousand has twenty are met late.
create function app.sorted_at_most(most int) returns int language sql immutable
  return case when most is not null then greatest(most, 2000) end;

-- Payments by reference, type and tenant, or all of them. `alike` holds what some columns have to be.
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

-- The newest payments whose reference begins or ends so, of those that the actor lists.
create function app.payments_by_reference(of_estate uuid, wanted text, take int) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select p.ids from app.find_page('payment', app.listed_estates(of_estate), app.listed_rows_by_unit(of_estate, app.assigned_units()),
    '(' || coalesce(app.reference_matching(wanted), 'false') || ')', '-created_at', 0, take, 1000) p
$$;

-- Receipts, newest first; a search looks at their number, tenant, what was paid for, and at the reference of their payment.
create or replace function app.find_receipts(
  of_estate uuid, search text, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.ids, least(p.total, most), p.more or coalesce(p.total > most, false) from app.find_page('receipt', app.listed_estates(of_estate),
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    case when search <> '' then format('(%s or payment_id = any (%L::uuid[]))', app.matching_in('app.receipt_words(number, facts)', search),
      coalesce(app.payments_by_reference(of_estate, search, 1000), '{}')) else 'true' end,
    '-issued_at', skip, take, case when search <> '' then app.sorted_at_most(most) else most end) p
$$;

call app.audit('payment', 'payment', 'id', '{next_check_at,last_checked_at,checks,answered_at,authorization_url,access_code}');
call app.audit('receipt', 'payment', 'payment_id', '{facts,sha256,file_key,signed_text,signature,chain_id,chain_position}', 'delete');

-- Nothing but the functions above named them, so nodes of the version before go on without. With each goes the index that it had.
alter table payment drop column search_text;
alter table receipt drop column search_text;
