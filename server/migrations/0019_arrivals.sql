-- Money comes by the provider, by hand and by bank: how Gida knows of each payment.

create domain payment_source as text check (value in ('PROVIDER', 'RECORDED', 'STATEMENT'));
alter table payment add column source payment_source not null default 'PROVIDER';
