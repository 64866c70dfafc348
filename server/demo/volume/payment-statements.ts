/**
 * One row a payment, in the order of time over eighteen months. Every tenancy pays in turn; the types follow each other;
 * five in a hundred came to nothing, and of the newest some are still open. Each is for a charge of its own.
 * $1 first and $2 last number, $3 how many there will be, $4 units, $5 now, $6 payments there are already.
 */
export const STAGE = `
  create temp table volume_row on commit drop as
  select m.*, y.year, coalesce(c.last_number, 0)
    + row_number() over (partition by m.estate_id, y.year, m.is_paid order by m.i) as sequence
  from (
    select i, h, u.n as unit, u.estate, u.estate_id, t.created_at, t.created_at + interval '2 minutes' as paid_at,
      t.created_at - interval '14 days' as raised_at, k.transaction_type, k.description, k.amount, s.status,
      s.status = 'COMPLETED' as is_paid,
      least(200000, (k.amount * 15 + 999) / 1000 + case when k.amount >= 250000 then 10000 else 0 end) as fees,
      case when k.transaction_type = 'RENT_PAYMENT' then k.amount * 1000 / 10000 else 0 end as commission,
      (array['CARD', 'BANK_TRANSFER', 'BANK_TRANSFER', 'USSD', 'BANK', 'CARD', 'BANK_TRANSFER'])[1 + h % 7] as channel,
      'GD-' || upper(substr(md5(($6::bigint + i)::text), 1, 5) || lpad(to_hex($6::bigint + i), 6, '0')) as reference,
      (t.created_at at time zone 'Africa/Lagos')::date + h % 9 - 4 as due_date,
      uuidv7(t.created_at - now()) as payment_id, uuidv7(t.created_at - interval '14 days' - now()) as charge_id,
      uuidv7(t.created_at - interval '14 days' - now()) as raised_journal,
      uuidv7(t.created_at - now()) as received_journal, uuidv7(t.created_at - now()) as shared_journal
    from generate_series($1::bigint, $2::bigint) i
      join volume_unit u on u.n = i % $4::bigint
      cross join lateral (select hashint8(i) & 2147483647 as h, (i / $4::bigint + u.n) % 5 as turn) d
      cross join lateral (select $5::timestamptz - interval '18 months' as start) b
      cross join lateral (
        select start + ($5::timestamptz - interval '10 minutes' - start) * (i::float8 / $3::float8) as created_at) t
      cross join lateral (select
        (case turn when 1 then 'SERVICE_CHARGE' when 3 then 'UTILITY_BILL' else 'RENT_PAYMENT' end)::transaction_type
          as transaction_type,
        case turn when 1 then 'Service charge' when 3 then 'Utility bill' else 'Rent' end as description,
        case turn when 1 then u.service when 3 then 850000 + (h % 40) * 50000 else u.rent end as amount) k
      cross join lateral (select (case
        when i >= $3::float8 * 0.997 and h % 4 = 0 then 'PENDING'
        when i >= $3::float8 * 0.997 and h % 4 = 1 then 'PROCESSING'
        when h % 100 < 3 then 'FAILED'
        when h % 100 < 5 then 'CANCELLED'
        else 'COMPLETED' end)::payment_status as status) s
  ) m
  cross join lateral (select extract(year from m.paid_at at time zone 'Africa/Lagos')::int as year) y
  left join receipt_counter c on c.estate_id = m.estate_id and c.year = y.year`

const PAYMENTS = `
  insert into payment (id, reference, estate_id, property_id, unit_id, landlord_id, tenant_id, transaction_type, amount,
    status, channel, tenant_name, unit_label, commission_rate, commission_amount, landlord_share, split,
    provider_reference, fees, payment_date, failure, created_by, created_at)
  select r.payment_id, r.reference, r.estate_id, u.property_id, u.unit_id, u.landlord_id, u.tenant_id,
    r.transaction_type, r.amount, r.status, case when is_paid then r.channel::payment_channel end, u.tenant_name,
    u.name || ', ' || e.name, 1000, case when is_paid then r.commission else 0 end,
    case when r.transaction_type = 'RENT_PAYMENT' then r.amount - r.commission else 0 end,
    (case when r.transaction_type = 'RENT_PAYMENT' then 'WAITING' else 'NONE' end)::payment_split,
    case when is_paid then (4000000000 + r.h)::text end, case when is_paid then r.fees end,
    case when is_paid then r.paid_at end,
    case r.status when 'FAILED' then 'Insufficient funds' when 'CANCELLED' then 'Changed my mind' end,
    u.tenant_id, r.created_at
  from volume_row r join volume_unit u on u.n = r.unit join volume_estate e on e.n = r.estate order by r.i`

const CHARGES = `
  insert into charge (id, estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type,
    description, amount, settled_amount, due_date, key, created_at)
  select r.charge_id, r.estate_id, u.property_id, u.unit_id, u.landlord_id, u.tenant_id, u.lease_id,
    r.transaction_type, r.description, r.amount,
    case when is_paid then r.amount else 0 end, r.due_date, 'volume:' || r.reference, r.raised_at
  from volume_row r join volume_unit u on u.n = r.unit order by r.i`

const ALLOCATIONS = `
  insert into allocation (payment_id, charge_id, wanted_amount, settled_amount, commission_amount, position)
  select payment_id, charge_id, amount, case when is_paid then amount else 0 end,
    case when is_paid then commission else 0 end, 0
  from volume_row order by i`

const JOURNALS = `
  insert into journal (id, key, estate_id, payment_id, memo, created_at)
  select j.id, j.key, r.estate_id, j.payment_id, j.memo, j.created_at
  from volume_row r cross join lateral (values
    (raised_journal, 'charge:' || charge_id || ':raised', null::uuid, 'Charge raised', raised_at),
    (received_journal, 'payment:' || payment_id || ':completed', payment_id, 'Payment ' || reference || ' received', paid_at),
    (shared_journal, 'payment:' || payment_id || ':shared', payment_id, 'Payment ' || reference || ' to its owners', paid_at)
  ) j (id, key, payment_id, memo, created_at)
  where is_paid or j.payment_id is null order by r.i`

/** The books' own rules: raised, received through the provider, and shared out to whom it is owed. */
const POSTINGS = `
  insert into posting (journal_id, line, account_id, amount, charge_id, created_at)
  select l.journal_id, l.line, l.account_id, l.amount, case when l.is_owed then r.charge_id end,
    case when l.journal_id = r.raised_journal then r.raised_at else r.paid_at end
  from volume_row r
    join volume_unit u on u.n = r.unit
    join volume_account a on a.n = r.estate
    cross join lateral (select r.transaction_type = 'RENT_PAYMENT' as is_rent) k
    cross join lateral (select
      case when is_rent then a.uncollected_rent else a.uncollected_service end as waits,
      case when is_rent then a.payable else a.fund end as owed) o
    cross join lateral (values
      (raised_journal, 1, u.receivable, r.amount, true, true),
      (raised_journal, 2, waits, -r.amount, true, true),
      (received_journal, 1, a.clearing, r.amount - r.fees, false, is_paid),
      (received_journal, 2, a.fees, r.fees, false, is_paid),
      (received_journal, 3, u.receivable, -r.amount, true, is_paid),
      (shared_journal, 1, waits, r.amount, true, is_paid),
      (shared_journal, 2, owed, -(r.amount - r.commission), false, is_paid),
      (shared_journal, 3, a.commission, -r.commission, false, is_paid and r.commission > 0)
    ) l (journal_id, line, account_id, amount, is_owed, is_booked)
  where l.is_booked order by r.i`

const RECEIPTS = `
  insert into receipt (number, estate_id, year, sequence, payment_id, unit_id, landlord_id, tenant_id, amount, facts, issued_at)
  select n.number, r.estate_id, r.year, r.sequence, r.payment_id, u.unit_id, u.landlord_id, u.tenant_id, r.amount,
    u.facts || jsonb_build_object('number', n.number, 'amount', r.amount, 'amount_in_words', w.words,
      'received_at', to_char(r.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'channel', c.words,
      'reference', r.reference, 'provider_reference', (4000000000 + r.h)::text,
      'lines', jsonb_build_array(jsonb_build_object(
        'description', r.description, 'period', null, 'amount', r.amount))),
    r.paid_at
  from volume_row r
    join volume_unit u on u.n = r.unit
    join volume_estate e on e.n = r.estate
    join volume_words w on w.amount = r.amount
    join volume_channel c on c.channel = r.channel
    cross join lateral (select e.receipt_prefix || '-' || r.year || '-'
      || lpad(r.sequence::text, greatest(6, length(r.sequence::text)), '0') as number) n
  where is_paid order by r.i`

const COUNTERS = `
  insert into receipt_counter (estate_id, year, last_number)
  select estate_id, year, max(sequence) from volume_row where is_paid group by 1, 2
  on conflict (estate_id, year) do update set last_number = excluded.last_number`

export const WRITE = [PAYMENTS, CHARGES, ALLOCATIONS, JOURNALS, POSTINGS, RECEIPTS, COUNTERS]
