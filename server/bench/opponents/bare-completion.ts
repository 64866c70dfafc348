import type pg from 'pg'
import type { ProviderTransaction } from '../../platform/pay/provider.ts'

export type Stock = { payment_id: string; charge_id: string; reference: string }

const LOCK_PAYMENT = `select * from payment where id = $1 for update`
const LOCK_CHARGES = `
  select c.id, c.transaction_type, c.open_amount, c.settled_amount, c.lease_id, c.landlord_id, c.tenant_id, c.estate_id,
    a.position
  from charge c join allocation a on a.charge_id = c.id where a.payment_id = $1 order by c.id for update of c`
const SETTLE_CHARGE = `
  update charge set settled_amount = settled_amount + s.amount
  from unnest($1::uuid[], $2::bigint[]) s (id, amount) where charge.id = s.id`
const SETTLE_ALLOCATION = `
  update allocation set settled_amount = s.amount, commission_amount = s.commission
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) s (id, amount, commission)
  where payment_id = $4 and charge_id = s.id`
const COMPLETE = `
  update payment set status = 'COMPLETED', amount = $2, payment_date = $3, channel = 'CARD', provider_reference = $4,
    fees = $5, commission_amount = $6, landlord_share = $7, credit_amount = 0, failure = null, next_check_at = null
  where id = $1`
const POST = `select app.post_journal($1, $2, $3, $4, $5::text[], $6::bigint[], $7::uuid[], $8)`
const RECEIPTED = `
  select p.*, e.name as estate, e.receipt_prefix, e.state, e.lga, property.address, unit.name as unit,
    landlord.full_name as landlord_name, landlord.address as landlord_address,
    (select coalesce(json_agg(json_build_object('description', c.description, 'period_start', c.period_start,
        'period_end', c.period_end, 'amount', a.settled_amount) order by a.position), '[]')
      from allocation a join charge c on c.id = a.charge_id where a.payment_id = p.id and a.settled_amount > 0) as lines,
    (select coalesce(sum(open_amount), 0)::bigint from charge c
      where c.unit_id = p.unit_id and c.tenant_id = p.tenant_id and c.open_amount > 0) as balance_left,
    (select json_build_object('name', u.full_name, 'address', u.address, 'phone', u.phone)
      from estate_association a join users u on u.id = a.user_id
      where a.estate_id = p.estate_id and a.role = 'ESTATE_MANAGER' order by a.created_at, u.id limit 1) as manager
  from payment p join estate e on e.id = p.estate_id join property on property.id = p.property_id
    join unit on unit.id = p.unit_id left join users landlord on landlord.id = p.landlord_id
  where p.id = $1`
const NUMBER = `
  insert into receipt_counter (estate_id, year, last_number) values ($1, $2, 1)
  on conflict (estate_id, year) do update set last_number = receipt_counter.last_number + 1 returning last_number`
const RECEIPT = `
  insert into receipt (number, estate_id, year, sequence, payment_id, unit_id, landlord_id, tenant_id, amount, facts,
    issued_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now()) returning id`
const ENQUEUE = `select app.enqueue($1, $2::json, null, null)`

/** The SQL of completePayment as prepared statements, one by one, without row-level security or checks. */
export async function completeBarely(
  pool: pg.Pool,
  { payment_id, charge_id }: Stock,
  found: ProviderTransaction,
  capability: string,
): Promise<void> {
  const client = await pool.connect()
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  try {
    await client.query('begin')
    const payment = (await run('lock payment', LOCK_PAYMENT, [payment_id])).rows[0]
    const charge = (await run('lock charges', LOCK_CHARGES, [payment_id])).rows[0]
    const { amount, fees } = found
    const commission = Math.floor((amount * payment.commission_rate) / 10_000)
    const share = amount - commission
    await run('settle charge', SETTLE_CHARGE, [[charge_id], [amount]])
    await run('settle allocation', SETTLE_ALLOCATION, [[charge_id], [amount], [commission], payment_id])
    await run('complete', COMPLETE, [payment_id, amount, found.paid_at, found.id, fees, commission, share])
    const key = `payment:${payment_id}`
    const of = [payment.estate_id, payment_id]
    const { landlord_id: landlord, lease_id: lease } = charge
    await run('post', POST, [
      ...[`${key}:completed`, ...of, `Payment ${found.reference} received`],
      ['clearing', 'provider-fees', `receivable:${lease}`],
      [amount - (fees ?? 0), fees, -amount],
      [null, null, charge_id],
      capability,
    ])
    await run('post', POST, [
      ...[`${key}:shared`, ...of, `Payment ${found.reference} to its owners`],
      [`uncollected:${landlord}`, `payable:${landlord}`, 'commission'],
      [amount, -share, -commission],
      [charge_id, null, null],
      capability,
    ])
    const told = (await run('receipted', RECEIPTED, [payment_id])).rows[0]
    const year = new Date().getUTCFullYear()
    const sequence = (await run('number', NUMBER, [payment.estate_id, year])).rows[0].last_number
    const number = `${told.receipt_prefix}-${year}-${String(sequence).padStart(6, '0')}`
    const facts = JSON.stringify({
      number,
      estate: told.estate,
      lines: told.lines,
      manager: told.manager,
      amount,
    })
    const whose = [payment.unit_id, landlord, payment.tenant_id]
    const kept = [number, payment.estate_id, year, sequence, payment_id, ...whose, amount, facts]
    const receipt_id = (await run('receipt', RECEIPT, kept)).rows[0].id
    await run('enqueue', ENQUEUE, ['deliver_receipt', JSON.stringify({ receipt_id })])
    for (const event of ['payment_completed', 'payment_updated'])
      await run('enqueue', ENQUEUE, [
        `event:${event}`,
        JSON.stringify({ handlers: [], payload: { payment_id } }),
      ])
    await client.query('commit')
  } finally {
    client.release()
  }
}
