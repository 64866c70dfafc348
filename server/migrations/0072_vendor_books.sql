-- The accounts of vendors in the books: what they are owed, what was kept of it, what they have in advance, and the tax that waits.

create or replace function app.account_kind(code text) returns text language sql immutable parallel safe
  return case split_part(code, ':', 1)
    when 'clearing' then case when code = 'clearing' then 'PROVIDER' else 'PROVIDER_LANDLORDS' end
    when 'bank' then case when code = 'bank:trust' then 'TRUST_BANK' else 'BANK' end
    when 'cash' then 'CASH'
    when 'disputed' then 'DISPUTED'
    when 'payable' then case
      when code ~ '^payable:([0-9a-f-]{36}|unassigned)$' then 'LANDLORDS'
      when code like 'payable:vendor:%' then 'VENDORS'
      when code = 'payable:wht' then 'TAXES'
      else 'THIRD_PARTIES' end
    when 'retention' then 'VENDORS'
    when 'advance' then 'VENDOR_ADVANCES'
    when 'deposit' then 'DEPOSITS'
    when 'credit' then 'CREDITS'
    when 'refunds' then 'REFUNDS'
    when 'fund' then 'FUNDS'
    when 'commission' then 'COMMISSION'
    when 'fees' then 'FEES'
    when 'provider-fees' then 'PROVIDER_FEES'
    when 'losses' then 'LOSSES'
    when 'receivable' then 'RECEIVABLE'
    when 'uncollected' then 'UNCOLLECTED'
    else 'OTHER'
  end;

-- As before, and of a vendor's bill the property that it was for.
create or replace function app.property_of_journal(the_payment uuid, the_key text) returns uuid language sql stable as $$
  select case
    when the_payment is not null then (select property_id from payment where id = the_payment)
    when the_key like 'charge:%' then (select property_id from charge where id = split_part(the_key, ':', 2)::uuid)
    when the_key like 'vendor-bill:%' then (select property_id from vendor_bill where id = split_part(the_key, ':', 2)::uuid) end
$$;

-- What an estate's fund was spent on: expenses that were written down, and vendors' bills.
create view fund_line with (security_invoker = true) as
  select id, estate_id, 'EXPENSE' as source, category, vendor, description, amount, advanced_amount, spent_on, paid_from,
    recorded_by, created_at, voided_at, void_reason, evidence_key, null::uuid as evidence_id
  from fund_expense
  union all
  select id, estate_id, 'BILL', 'REPAIRS', vendor_name, title || ', ' || number, amount, 0, billed_on, 'TRUST',
    entered_by, created_at, voided_at, void_reason, null, evidence_id
  from vendor_bill where bearer = 'FUND';
grant select on fund_line to gida_app;
