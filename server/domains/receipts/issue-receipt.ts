import { CHANNEL_WORDS } from '@gida/contract/domains/payments/channel-words'
import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { formatPeriod, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { amountInWords } from './amount-in-words.ts'

/**
 * Issues a receipt in the transaction that completes its payment, so that numbers have no gaps, and stores its content
 * as of now. The fields follow section 5 of the Tenancy Law of Lagos State. `recorded_by` is who vouches for the money
 * if no bank does.
 */
export async function issueReceipt(tx: Tx, payment_id: string, recorded_by?: string): Promise<string> {
  const payment = await getWhatIsReceipted(tx, payment_id)
  const year = Number(lagosDay(tx.now).slice(0, 4))
  const sequence = await nextNumber(tx, payment.estate_id, year)
  const number = `${payment.receipt_prefix}-${year}-${String(sequence).padStart(6, '0')}`
  const receipt = await tx
    .insertInto('receipt')
    .values({
      number,
      estate_id: payment.estate_id,
      year,
      sequence,
      payment_id,
      unit_id: payment.unit_id,
      landlord_id: payment.landlord_id,
      tenant_id: payment.tenant_id,
      amount: payment.amount,
      facts: JSON.stringify({
        ...factsOf(payment, number),
        ...(recorded_by && whoSays(payment, recorded_by)),
      }),
      issued_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return receipt.id
}

/** The row lock serialises issuers, and a rollback returns the number, so there are no gaps. */
async function nextNumber(tx: Tx, estate_id: string, year: number): Promise<number> {
  const counter = await tx
    .insertInto('receipt_counter')
    .values({ estate_id, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['estate_id', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('receipt_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return counter.last_number
}

type Line = { description: string; period_start: string | null; period_end: string | null; amount: number }

async function getWhatIsReceipted(tx: Tx, payment_id: string) {
  return tx
    .selectFrom('payment as p')
    .innerJoin('estate as e', 'e.id', 'p.estate_id')
    .innerJoin('property', 'property.id', 'p.property_id')
    .innerJoin('unit', 'unit.id', 'p.unit_id')
    .leftJoin('users as landlord', 'landlord.id', 'p.landlord_id')
    .select([
      'p.estate_id',
      'p.unit_id',
      'p.landlord_id',
      'p.tenant_id',
      'p.tenant_name',
      'p.amount',
      'p.channel',
    ])
    .select(['p.reference', 'p.provider_reference', 'p.payment_date', 'p.credit_amount'])
    .select([
      'e.name as estate',
      'e.receipt_prefix',
      'e.state',
      'e.lga',
      'property.address',
      'unit.name as unit',
    ])
    .select(['landlord.full_name as landlord_name', 'landlord.address as landlord_address'])
    .select([
      sql<Line[]>`(select coalesce(json_agg(json_build_object('description', c.description,
          'period_start', c.period_start, 'period_end', c.period_end, 'amount', a.settled_amount)
          order by a.position), '[]')
        from allocation a join charge c on c.id = a.charge_id
        where a.payment_id = p.id and a.settled_amount > 0)`.as('lines'),
      sql<number>`(select coalesce(sum(open_amount), 0)::bigint from charge c
        where c.unit_id = p.unit_id and c.tenant_id = p.tenant_id and c.open_amount > 0)`.as('balance_left'),
      sql<{ name: string; address: string | null; phone: string | null } | null>`
        (select json_build_object('name', u.full_name, 'address', u.address, 'phone', u.phone)
         from estate_association a join users u on u.id = a.user_id
         where a.estate_id = p.estate_id and a.role = 'ESTATE_MANAGER' and u.status <> 'INACTIVE' order by a.created_at, u.id limit 1)`.as(
        'manager',
      ),
    ])
    .where('p.id', '=', payment_id)
    .executeTakeFirstOrThrow()
}

function factsOf(payment: Awaited<ReturnType<typeof getWhatIsReceipted>>, number: string): ReceiptFacts {
  const premises = `${payment.unit}, ${payment.estate}, ${payment.address}, ${payment.lga}, ${payment.state}`
  const periods = payment.lines.filter((line) => line.period_start && line.period_end)
  const lines = payment.lines.map(({ description, period_start, period_end, amount }) => ({
    description,
    period: period_start && period_end ? formatPeriod(period_start, period_end) : null,
    amount,
  }))
  if (payment.credit_amount > 0) {
    lines.push({ description: 'Kept as credit', period: null, amount: payment.credit_amount })
  }
  return {
    number,
    received_at: (payment.payment_date ?? new Date(0)).toISOString(),
    landlord: { name: payment.landlord_name ?? payment.estate, address: payment.landlord_address },
    tenant: { name: payment.tenant_name, address: premises },
    manager: payment.manager,
    estate: payment.estate,
    premises,
    period: spanOf(periods),
    amount: payment.amount,
    amount_in_words: amountInWords(payment.amount),
    lines,
    balance_left: payment.balance_left,
    channel: payment.channel ? CHANNEL_WORDS[payment.channel] : 'Online',
    reference: payment.reference,
    provider_reference: payment.provider_reference,
    state: 'Confirmed by the bank',
    law: payment.state === 'Lagos' ? 'Rent receipt under section 5, Tenancy Law of Lagos State.' : null,
  }
}

/** Source of confirmation if it is not a bank. */
function whoSays(
  { channel, payment_date }: Pick<Awaited<ReturnType<typeof getWhatIsReceipted>>, 'channel' | 'payment_date'>,
  name: string,
): Pick<ReceiptFacts, 'state' | 'recorded_on'> {
  const how = (channel ? CHANNEL_WORDS[channel] : 'Money').replace(/^[A-Z](?=[a-z])/, (first) =>
    first.toLowerCase(),
  )
  const by = channel === 'CASH' ? 'taken by' : 'recorded by'
  return { state: `Recorded: ${how}, ${by} ${name}`, recorded_on: lagosDay(payment_date ?? new Date(0)) }
}

function spanOf(lines: readonly Line[]): string | null {
  const starts = lines.flatMap((line) => line.period_start ?? []).sort()
  const ends = lines.flatMap((line) => line.period_end ?? []).sort()
  const [from, to] = [starts[0], ends.at(-1)]
  return from && to ? formatPeriod(from, to) : null
}
