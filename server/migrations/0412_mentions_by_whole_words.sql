-- A name or an address counts where it stands whole: never as a part of another word, name or address.
create or replace function app.any_of(words text[]) returns text
language sql immutable set search_path = public, pg_temp as $$
  select '(?:' || string_agg(case when w like '%@%' then '(?<![[:alnum:]._%+-])' else '(?<![[:alnum:]])' end
    || regexp_replace(w, '([\\.*+?^${}()|\[\]/-])', '\\\1', 'g'), '|' order by length(w) desc) || ')(?![[:alnum:]])' from unnest(words) w
$$;

-- The same as before, with columns in which it has to be all that stands there, as the name of somebody else may begin with it.
create function app.erase_mentions(the_request uuid, the_table text, columns text[], whole text[], words text[], instead text, capability text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pattern text := app.any_of(words);
  names text[] := array(
    select w.name from app.columns_with_words(the_table) w where w.name = any (whole) and w.type in ('text', 'citext'));
  alone text;
  done bigint;
begin
  done := app.erase_mentions(the_request, the_table, array(select unnest(columns) except select unnest(names)), words, instead, capability);
  foreach alone in array names loop
    execute format('update public.%1$I set %2$I = $2 where %2$I::text ~* $1', the_table, alone) using '^' || pattern || '$', instead;
  end loop;
  return done;
end $$;
