-- While the provider does not answer at all, it is asked once before the rest are asked.

create table provider_outage (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null default app.now()
);
comment on table provider_outage is 'A row while the provider does not answer; every node sees it.';

alter table payment add column answered_at timestamptz;
comment on column payment.answered_at is 'When the provider last answered a question about it; behind last_checked_at while that is unanswered.';

call app.protect('provider_outage', 'select, insert, delete');
create policy system on provider_outage using (app.is_system()) with check (app.is_system());
