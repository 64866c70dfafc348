import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { completePayment } from '../../domains/payments/completion/complete-payment.ts'
import { receivedFromProvider } from '../../domains/payments/index.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { ProviderTransaction } from '../../platform/pay/provider.ts'
import type { Bench } from '../data.ts'
import type { Stock } from '../opponents/bare-completion.ts'
import { completeBarely } from '../opponents/bare-completion.ts'
import type { Load } from '../reads/lists.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'

const WORKERS = 4
const SMALL = 2_000
export const AMOUNT = 5_000_000

/** Payments completed per second, one transaction each, against the bare SQL of the same transaction. */
export async function benchCompletions(bench: Bench, { rounds, seconds, say }: Load): Promise<object> {
  const ownerUrl = await bench.database('completions', SMALL)
  const services = await bench.services(ownerUrl)
  const bare = new pg.Pool({ connectionString: ownerUrl, max: WORKERS })
  try {
    const stock = (await stockUp(ownerUrl, Math.ceil(rounds * seconds * 2_500))).values()
    const complete = ({ payment_id, reference }: Stock) =>
      services.transaction('system', (tx) =>
        completePayment(tx, payment_id, receivedFromProvider(found(reference))),
      )
    const barely = (one: Stock) =>
      completeBarely(bare, one, found(one.reference), services.secrets.databaseCapability[0])
    const contenders = [working('server', stock, complete, seconds), working('bare', stock, barely, seconds)]
    const rates = await takeTurns(contenders, rounds, say)
    await refuseUnlike(ownerUrl)
    return { rate_to_bare: ratio(rates, 'server', 'bare') }
  } finally {
    await bare.end()
  }
}

function working(
  name: string,
  stock: Iterator<Stock>,
  complete: (one: Stock) => Promise<unknown>,
  seconds: number,
): Contender {
  return {
    name,
    turn: async () => {
      let done = 0
      const begun = performance.now()
      const end = begun + seconds * 1000
      const worker = async () => {
        while (performance.now() < end) {
          const { value, done: isEmpty } = stock.next()
          if (isEmpty) throw new Error('There are no open payments left to complete.')
          await complete(value)
          done++
        }
      }
      await Promise.all(Array.from({ length: WORKERS }, worker))
      return done / ((performance.now() - begun) / 1000)
    },
  }
}

/** Open payments for one charge each, spread over all units. */
export async function stockUp(ownerUrl: string, count: number): Promise<Stock[]> {
  return withClient(ownerUrl, async (client) => {
    const batch = randomBytes(4).toString('hex')
    const made = await client.query<Stock>(
      `with l as (
        select lease.*, row_number() over (order by id) - 1 as n, count(*) over () as leases from lease),
      c as (
        insert into charge (estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type,
          description, amount, due_date, key)
        select estate_id, property_id, unit_id, landlord_id, tenant_id, id, 'RENT_PAYMENT', 'Rent', $1, app.today(),
          'bench:' || $2::text || ':' || i
        from generate_series(0, $3::int - 1) i join l on l.n = i % l.leases
        returning *),
      p as (
        insert into payment (reference, estate_id, property_id, unit_id, landlord_id, tenant_id, transaction_type,
          amount, tenant_name, unit_label, commission_rate, created_by)
        select 'GB-' || replace(c.id::text, '-', ''), c.estate_id, c.property_id, c.unit_id, c.landlord_id, c.tenant_id,
          c.transaction_type, c.amount, 'Bench', 'Bench', 1000, c.tenant_id from c
        returning id, reference),
      a as (
        insert into allocation (payment_id, charge_id, wanted_amount, position)
        select p.id, c.id, c.amount, 0 from p join c on p.reference = 'GB-' || replace(c.id::text, '-', '')
        returning payment_id, charge_id)
      select a.payment_id, a.charge_id, p.reference from a join p on p.id = a.payment_id order by random()`,
      [AMOUNT, batch, count],
    )
    await client.query('analyze payment, charge, allocation')
    return made.rows
  })
}

export const found = (reference: string): ProviderTransaction => ({
  id: '4099260516',
  reference,
  status: 'success',
  amount: AMOUNT,
  requested_amount: AMOUNT,
  currency: 'NGN',
  domain: 'test',
  channel: 'card',
  fees: 85_000,
  fees_split: null,
  paid_at: new Date(),
  gateway_response: 'Successful',
  authorization: null,
  customer_code: null,
  customer_email: null,
  receiver_account_number: null,
  sender: null,
})

/** Throws unless both wrote the same postings, jobs and receipts per payment. */
async function refuseUnlike(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const kinds = await client.query(`
      select count(*) as n from (
        select p.status, p.fees, p.payment_date is null as unpaid, p.landlord_share,
          (select array_agg(split_part(a.code, ':', 1) || e.amount order by j.key like '%shared', e.line)
            from journal j join posting e on e.journal_id = j.id join account a on a.id = e.account_id
            where j.payment_id = p.id) as postings,
          (select count(*) from receipt r where r.payment_id = p.id) as receipts
        from payment p where p.reference like 'GB-%' and p.status = 'COMPLETED' group by 1, 2, 3, 4, 5, 6) kinds`)
    if (Number(kinds.rows[0].n) > 1) throw new Error('The two contenders do not write the same.')
  })
}
