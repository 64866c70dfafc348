-- Of a waiver, what would not be owed any more either: its charge was taken back since. It is not asked for again.
alter table waiver add column lapsed_amount bigint not null default 0 check (lapsed_amount >= 0);
alter table waiver add constraint waiver_standing check (recovered_amount + lapsed_amount <= amount);
call app.audit('waiver', 'charge', 'charge_id');
