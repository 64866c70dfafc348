-- Homes shown in public, and the people who apply for them.

create table listing (
  id uuid primary key default uuidv7(),
  unit_id uuid not null unique,
  estate_id uuid not null,
  -- Stands in the public address; made of the first headline, and kept when that changes.
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,120}$'),
  headline text not null check (length(headline) between 1 and 100),
  description text not null default '' check (length(description) <= 2000),
  -- Asked once, beside what the unit itself asks; kobo.
  agency_fee bigint not null default 0 check (agency_fee >= 0),
  legal_fee bigint not null default 0 check (legal_fee >= 0),
  published_by uuid not null references users,
  published_at timestamptz not null default app.now(),
  withdrawn_at timestamptz,
  foreign key (unit_id, estate_id) references unit (id, estate_id) on delete cascade
);
create index on listing (estate_id);
create index listing_shown on listing (published_at desc, id desc) where withdrawn_at is null;

-- The estates and units of which a person decides: those they manage, and the units they own. Whoever may see a unit may
-- see what is said of it in public.
call app.protect('listing', 'select, insert, update');
create policy of_unit on listing for select
  using (exists (select from unit u where u.id = listing.unit_id) or (select app.sees_all()));
create policy decides on listing
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or exists (select from unit u where u.id = listing.unit_id and u.landlord_id = (select app.actor_id())))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or exists (select from unit u where u.id = listing.unit_id and u.landlord_id = (select app.actor_id())));

-- The bytes are in the store, under the id, in two sizes.
create table listing_photo (
  id uuid primary key default uuidv7(),
  listing_id uuid not null references listing on delete cascade,
  -- Of the larger size, so that a page keeps its place while the photo comes.
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default app.now()
);
create index on listing_photo (listing_id, id);

call app.protect('listing_photo', 'select, insert, delete');
create policy of_listing on listing_photo for select
  using (exists (select from listing l where l.id = listing_photo.listing_id));
create policy decides on listing_photo
  using ((select app.sees_all()) or exists (
    select from listing l join unit u on u.id = l.unit_id
    where l.id = listing_photo.listing_id
      and (l.estate_id = any ((select app.managed_estates())::uuid[]) or u.landlord_id = (select app.actor_id()))))
  with check ((select app.sees_all()) or exists (
    select from listing l join unit u on u.id = l.unit_id
    where l.id = listing_photo.listing_id
      and (l.estate_id = any ((select app.managed_estates())::uuid[]) or u.landlord_id = (select app.actor_id()))));

create type application_status as enum ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN');

create table application (
  id uuid primary key default uuidv7(),
  -- What the applicant is told to name it by.
  code text not null unique,
  -- SHA-256 of the private link's token.
  token_hash bytea not null unique,
  listing_id uuid not null references listing on delete cascade,
  estate_id uuid not null,
  unit_id uuid not null,
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (phone ~ '^\+234[789][01][0-9]{8}$'),
  email citext,
  employment text not null,
  income_band text not null,
  household int not null check (household between 1 and 20),
  move_in_date date not null,
  message text check (length(message) <= 1000),
  -- When the applicant agreed that their details are used for this (NDPA 2023).
  consented_at timestamptz not null,
  status application_status not null default 'SUBMITTED',
  reason text check (length(reason) <= 500),
  decided_by uuid references users,
  decided_at timestamptz,
  invitation_id uuid references invitation,
  lease_id uuid references lease,
  search_text text generated always as (
    app.fold(full_name || ' ' || phone || ' ' || coalesce(email::text, '') || ' ' || code)) stored,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id) on delete cascade,
  constraint application_decided check ((status in ('SUBMITTED', 'UNDER_REVIEW')) = (decided_at is null))
);
create index on application (estate_id, created_at desc, id desc);
create index on application (unit_id, created_at desc, id desc);
-- What is due to be forgotten.
create index application_over on application (decided_at) where status in ('REJECTED', 'WITHDRAWN');
-- One open per person and unit, also for two at once.
create unique index application_one_open on application (listing_id, phone)
  where status in ('SUBMITTED', 'UNDER_REVIEW');

-- An applicant's details are for those who decide, and for nobody else in the estate.
call app.protect('application', 'select, insert, update, delete');
create policy decides on application
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or exists (select from unit u where u.id = application.unit_id and u.landlord_id = (select app.actor_id())))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or exists (select from unit u where u.id = application.unit_id and u.landlord_id = (select app.actor_id())));
