-- Collections: who is late, reminding them, what they promise, and late fees by the rule of their estate.

-- How many tenancies have their oldest open charge on a day: a list of who is late says "of 1,284" without counting them.
create table arrears_count (
  -- As in charge_day.
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  oldest_due date not null,
  count bigint not null,
  unique nulls not distinct (scope_id, oldest_due, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('arrears_count', 'select');
create policy scope on arrears_count for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- When an estate reminds by itself, how, and what it will spend on text messages. Without a row: as the defaults say.
create table reminder_rule (
  estate_id uuid primary key references estate,
  is_on boolean not null default false,
  -- Days from the due day: −7 is a week before it, 7 a week after.
  days int[] not null default '{-30,-7,-1,1,7,14}'
    check (cardinality(days) between 1 and 12 and -90 <= all (days) and 180 >= all (days)),
  channels text[] not null default '{IN_APP,EMAIL,SMS}'
    check (cardinality(channels) > 0 and channels <@ '{IN_APP,EMAIL,SMS}'),
  -- What one part of a text message costs, and the most that is spent on them in a day; kobo.
  sms_price bigint not null default 500 check (sms_price between 0 and 100000),
  sms_daily_limit bigint not null default 1000000 check (sms_daily_limit between 0 and 1000000000),
  updated_at timestamptz not null default app.now()
);

call app.protect('reminder_rule', 'select, insert, update');
create policy member on reminder_rule for select
  using ((estate_id = any ((select app.my_estates())::uuid[]) and (select app.actor_role()) <> 'TENANT')
    or (select app.sees_all()));
create policy manager on reminder_rule
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()) or app.founded(estate_id))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()) or app.founded(estate_id));

-- What an estate has set aside for the text messages of a day in Lagos.
create table sms_day (
  estate_id uuid not null references estate,
  day date not null,
  spent bigint not null default 0 check (spent >= 0),
  primary key (estate_id, day)
);

call app.protect('sms_day', 'select, insert, update, delete');
create policy system on sms_day using ((select app.is_system())) with check ((select app.is_system()));

-- One writing to one tenant about what they owe in one estate, by every way that carries it.
create table reminder_letter (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  tenant_id uuid not null references users on delete cascade,
  channels text[] not null check (channels <@ '{IN_APP,EMAIL,SMS}'),
  -- When the text message may go: at once, or in the morning. Null: there is none.
  text_at timestamptz,
  texted_at timestamptz,
  -- Chosen by who sent it; null: the tenant's own.
  language text check (language in ('en', 'pcm')),
  created_at timestamptz not null default app.now()
);
create index on reminder_letter (tenant_id);
create index reminder_text_waiting on reminder_letter (text_at) where texted_at is null and text_at is not null;

call app.protect('reminder_letter', 'select, insert, update');
create policy system on reminder_letter using ((select app.is_system())) with check ((select app.is_system()));

create table reminder (
  id uuid primary key default uuidv7(),
  charge_id uuid not null references charge on delete cascade,
  -- Null where nobody was written to.
  letter_id uuid references reminder_letter on delete cascade,
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  -- In Lagos.
  day date not null,
  -- Days from the due day, where the estate's rule asked for it; null where a person did.
  rule_day int,
  sent_by uuid references users,
  -- Why nobody was written to. Such a row only says that a day of the rule has had its turn.
  skipped text check (skipped in ('PAID', 'NO_ADDRESS', 'TURNED_OFF', 'REMINDED_TODAY', 'PROMISED', 'SMS_LIMIT')),
  created_at timestamptz not null default app.now(),
  check ((letter_id is null) = (skipped is not null))
);
-- Not twice a day for one charge, and once for each day of the rule, whoever asks at the same moment.
create unique index reminder_once_a_day on reminder (charge_id, day) where skipped is null;
create unique index reminder_once_by_rule on reminder (charge_id, rule_day) where rule_day is not null;
create index reminder_of_tenancy on reminder (property_id, tenant_id, created_at desc) where skipped is null;
create index on reminder (letter_id);

call app.protect('reminder', 'select, insert');
create policy of_estate on reminder for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy system on reminder for insert with check ((select app.is_system()));

-- Of a person in a property; who sees that tenancy sees them, and nobody else. The tenant does not.
create table contact_note (
  id uuid primary key default uuidv7(),
  tenancy_id uuid not null references tenancy on delete cascade,
  body text not null check (length(body) between 1 and 1000),
  written_by uuid not null references users,
  created_at timestamptz not null default app.now()
);
create index on contact_note (tenancy_id, created_at desc);
create index on contact_note (written_by);

call app.protect('contact_note', 'select, insert');
create policy with_tenancy on contact_note using (exists (select from tenancy h where h.id = tenancy_id))
  with check (exists (select from tenancy h where h.id = tenancy_id) and written_by = (select app.actor_id()));

-- What a tenant said they would pay, and until when. Whether it was kept is never stored: the payments say it.
create table payment_promise (
  id uuid primary key default uuidv7(),
  tenancy_id uuid not null references tenancy on delete cascade,
  amount bigint not null check (amount > 0),
  promised_on date not null,
  note text not null default '' check (length(note) <= 500),
  recorded_by uuid not null references users,
  -- Another one took its place.
  replaced_at timestamptz,
  -- The manager was told that it was broken, or there was nothing to tell.
  reviewed_at timestamptz,
  created_at timestamptz not null default app.now()
);
create index on payment_promise (tenancy_id, created_at desc);
create index on payment_promise (recorded_by);
create unique index payment_promise_current on payment_promise (tenancy_id) where replaced_at is null and reviewed_at is null;
create index payment_promise_to_review on payment_promise (promised_on) where replaced_at is null and reviewed_at is null;

call app.protect('payment_promise', 'select, insert, update');
create policy with_tenancy on payment_promise using (exists (select from tenancy h where h.id = tenancy_id))
  with check (exists (select from tenancy h where h.id = tenancy_id));

-- Which late fee was raised for which charge, and by what rule: the fee itself is a charge.
create table late_fee (
  fee_id uuid primary key references charge on delete cascade,
  charge_id uuid not null references charge on delete cascade,
  -- 0 is the first; of a monthly rule, the months since it.
  period int not null check (period >= 0),
  amount bigint not null check (amount > 0),
  -- What was open of the charge, and how many days late it was.
  late_amount bigint not null,
  late_days int not null,
  -- The rule as it stood, in words.
  why text not null,
  raised_at timestamptz not null default app.now(),
  unique (charge_id, period)
);

call app.protect('late_fee', 'select, insert');
create policy with_charge on late_fee for select using (exists (select from charge c where c.id = charge_id));
create policy system on late_fee for insert with check ((select app.is_system()));

create function app.count_arrears() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into arrears_count as t (scope_id, estate_id, landlord_id, oldest_due, count)
  select s.scope_id, c.estate_id, s.landlord_id, c.oldest_due, sum(c.sign)
  from (values (case tg_op when 'DELETE' then 0 else 1 end, new.estate_id, new.landlord_id, new.property_id, new.oldest_due),
               (case tg_op when 'INSERT' then 0 else -1 end, old.estate_id, old.landlord_id, old.property_id, old.oldest_due))
      c (sign, estate_id, landlord_id, property_id, oldest_due)
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  where c.oldest_due is not null
  group by 1, 2, 3, 4 having sum(c.sign) <> 0 order by 1, 2, 3, 4
  on conflict (scope_id, oldest_due, estate_id, landlord_id) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger arrears_new after insert on tenancy for each row execute function app.count_arrears();
create trigger arrears_gone after delete on tenancy for each row execute function app.count_arrears();
create trigger arrears_changed after update of landlord_id, oldest_due on tenancy for each row
  when ((old.landlord_id, old.oldest_due) is distinct from (new.landlord_id, new.oldest_due))
  execute function app.count_arrears();

-- Whether a person in a property is late with something that fell due between two days.
create function app.is_late_between(the_property uuid, the_tenant uuid, first date, last date) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from charge where tenant_id = the_tenant and property_id = the_property
    and open_amount > 0 and due_date between first and last)
$$;
revoke execute on function app.is_late_between(uuid, uuid, date, date) from public;

-- Who is late, the longest first. `oldest_from` and `oldest_to` keep to those whose oldest open charge fell due between
-- them; `due_from` and `due_to` to those of whom any late charge did.
create function app.find_arrears(
  of_estate uuid, of_property uuid, of_tenant uuid, today date, oldest_from date, oldest_to date, due_from date, due_to date,
  search text, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('tenancy', app.listed_estates(of_estate),
    app.listed_rows(of_estate, app.assigned_tenancies(), '{}'),
    concat_ws(' and ', format('oldest_due < %L', today),
      case when oldest_from is not null then format('oldest_due >= %L', oldest_from) end,
      case when oldest_to is not null then format('oldest_due <= %L', oldest_to) end,
      case when due_to is not null then format('oldest_due <= %L', due_to) end,
      case when due_from is not null then
        format('app.is_late_between(property_id, tenant_id, %L, %L)', due_from, least(due_to, today - 1)) end,
      case when of_property is not null then format('property_id = %L', of_property) end,
      case when of_tenant is not null then format('tenant_id = %L', of_tenant) end,
      case when search <> '' then app.matching('search_text', search) end),
    'oldest_due', skip, take, most) p
$$;
