import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runAutopayLifecycle } from './domains/autopay/instructions/run-autopay-lifecycle.ts'
import { warnOfExpiry } from './domains/autopay/payment-methods/warn-of-expiry.ts'
import { reviewPromises } from './domains/collections/arrears/review-promises.ts'
import { raiseLateFees } from './domains/collections/late-fees/raise-late-fees.ts'
import { textLetters } from './domains/collections/reminders/deliver-letters.ts'
import { remindByRule } from './domains/collections/reminders/remind-by-rule.ts'
import { raiseDueCharges } from './domains/leases/charges/raise-due-charges.ts'
import { runLeaseLifecycle } from './domains/leases/lifecycle/run-lease-lifecycle.ts'
import { sweepPayments } from './domains/payments/provider/sweep-payments.ts'
import { signWaitingReceipts } from './domains/receipts/signing/sign-waiting-receipts.ts'
import { sweepTransfers } from './domains/transfers/received/sweep-transfers.ts'
import { withClient } from './platform/db/schema/provision.ts'
import type { ProviderTransaction } from './platform/pay/provider-types.ts'
import type { Services } from './platform/services.ts'
import { paysIn } from './testing/money/payments-in.ts'
import { type LetFlat, letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

const came: ProviderTransaction[] = []
const world = useWorld({
  provider: {
    listTransactions: async () => came,
    verify: async (reference) => ({ ...arrived('', reference), status: 'pending' }),
  },
})

/** Five homes of one estate; what is done of the third one is poisoned. */
const flats: LetFlat[] = []
const POISONED = 2

const query = <T>(text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query(text, values)).rows as T[])
const idsOf = async (text: string) => (await query<{ id: string }>(text)).map(({ id }) => id)

beforeAll(async () => {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + 10 * 3_600_000 - clock.now().getTime()) // texts go by day
  const due = { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: 30_000_000 } as const
  for (let n = 0; n < 5; n++) {
    const [first] = flats
    const of = first ? { estate_id: first.estate_id, manager: first.manager } : {}
    flats.push(await letFlat(world, { ...of, charges: [{ ...due, due_date: addDays(world.today(), -3) }] }))
  }
  for (const flat of flats) await paysIn(world, flat, 1_000_000)
}, 120_000)
beforeEach(() => query('delete from graphile_worker._private_jobs'))

type Batch = {
  /** What is poisoned, and by which of its columns. */
  table: string
  column: string
  prepare?(): Promise<unknown>
  run(services: Services): Promise<unknown>
  /** The ids of all, as they stand in that column, home by home. */
  all: string
  done: string
  /** The item as the log names it, where that is not the poisoned id. */
  told?: string
}

const home = '(select l.id from lease l where l.unit_id = u.id)'
const BATCHES: Record<string, Batch> = {
  'raising rent': {
    ...{ table: 'lease', column: 'id', all: `select ${home} as id from unit u order by u.id` },
    prepare: () => query('update lease set next_charge_date = start_date'),
    run: raiseDueCharges,
    done: 'select id from lease where next_charge_date is distinct from start_date',
  },
  'signing receipts': {
    ...{ table: 'receipt', column: 'id', all: 'select id from receipt order by unit_id' },
    run: (services) => signWaitingReceipts.run(services, {}),
    done: 'select id from receipt where signed_text is not null',
  },
  'asking about payments': {
    ...{ table: 'payment', column: 'id', all: 'select id from payment order by unit_id' },
    prepare: () => query('update payment set next_check_at = created_at, fees = null'),
    run: (services) => sweepPayments.run(services, {}),
    done: 'select id from payment where checks > 0',
  },
  'reminding by rule': {
    ...{
      table: 'reminder_letter',
      column: 'tenant_id',
      all: 'select tenant_id as id from lease order by unit_id',
    },
    prepare: () =>
      flats[0]?.manager.patch(`/estates/${flats[0].estate_id}/reminder-rule`, {
        ...{ is_on: true, days: [3], channels: ['SMS', 'IN_APP'] },
      }) ?? Promise.resolve(),
    run: remindByRule,
    done: 'select tenant_id as id from reminder_letter',
  },
  'texting letters': {
    ...{ table: 'reminder_letter', column: 'id', all: 'select id from reminder_letter order by tenant_id' },
    prepare: () => query('update reminder_letter set text_at = created_at, texted_at = null'),
    run: (services) => textLetters.run(services, {}),
    done: 'select id from reminder_letter where texted_at is not null',
  },
  'late fees': {
    ...{ table: 'late_fee', column: 'charge_id' },
    prepare: async () => {
      await query(
        `update estate set late_fee_kind = 'FLAT', late_fee_amount = 100000, late_fee_grace_days = 1`,
      )
      await query('update estate set late_fee_since = null')
      await query('update charge set created_at = due_date')
    },
    run: (services) => raiseLateFees(services),
    all: `select id from charge where transaction_type = 'RENT_PAYMENT' and key like 'test:%' order by unit_id`,
    done: `select charge_id as id from late_fee join charge on charge.id = charge_id where key like 'test:%'`,
  },
  'looking at promises': {
    ...{ table: 'payment_promise', column: 'id', all: 'select id from payment_promise order by tenancy_id' },
    prepare: async () => {
      for (const flat of flats) {
        const [found] = await idsOf(`select id from tenancy where tenant_id = '${flat.tenant.id}'`)
        const promised = { amount: 2_000_000, promised_on: world.today() }
        const made = await flat.manager.post(`/payments/overdue/${found}/promises`, promised)
        expect(made.statusCode).toBe(201)
      }
      world.services.clock.advance(86_400_000)
    },
    run: reviewPromises,
    done: 'select id from payment_promise where reviewed_at is not null',
  },
  'warning of cards': {
    ...{ table: 'payment_method', column: 'id', all: 'select id from payment_method order by payment_id' },
    prepare: () =>
      query(
        `insert into payment_method (user_id, signature, payer_email, expires_on, consented_at, payment_id)
         select tenant_id, 'SIG_' || id, 'ada@example.ng', $1::date, now(), id from payment`,
        [addDays(world.today(), 5)],
      ),
    run: (services) => warnOfExpiry.run(services, {}),
    done: 'select id from payment_method where warned_for is not null',
  },
  'ending instructions with their leases': {
    ...{
      table: 'autopay_instruction',
      column: 'id',
      all: 'select id from autopay_instruction order by unit_id',
    },
    prepare: async () => {
      await query(
        `insert into autopay_instruction (estate_id, lease_id, unit_id, tenant_id, method_id, transaction_types, ceiling, day_offset, takes_from)
         select l.estate_id, l.id, l.unit_id, l.tenant_id, m.id, '{RENT_PAYMENT}', 1000000, 0, $1
         from lease l join payment_method m on m.user_id = l.tenant_id`,
        [world.today()],
      )
      await query(`update lease set status = 'TERMINATED'`)
    },
    run: (services) => runAutopayLifecycle.run(services, {}),
    done: `select id from autopay_instruction where status = 'CANCELLED'`,
  },
  'booking transfers': {
    ...{ table: 'payment', column: 'unit_id', all: 'select id from unit order by id' },
    prepare: async () => {
      await query(`insert into virtual_account (lease_id, estate_id, tenant_id, state, account_number, asked_by, opened_at)
        select id, estate_id, tenant_id, 'OPEN', right(id::text, 10), tenant_id, now() from lease`)
      const accounts = await query<{ account_number: string; unit_id: string }>(
        'select account_number, unit_id from virtual_account v join lease l on l.id = v.lease_id order by unit_id',
      )
      for (const { account_number, unit_id } of accounts) came.push(arrived(account_number, `trf-${unit_id}`))
    },
    run: (services) => sweepTransfers.run(services, {}),
    done: `select unit_id as id from payment where reference like 'trf-%'`,
    told: 'trf-',
  },
  'closing leases': {
    ...{ table: 'lease', column: 'id', all: `select ${home} as id from unit u order by u.id` },
    prepare: () =>
      query(`update lease set status = 'ACTIVE', end_date = $1, next_charge_date = null`, [
        addDays(world.today(), -1),
      ]),
    run: runLeaseLifecycle,
    done: `select id from lease where status = 'EXPIRED'`,
  },
}

const arrived = (receiver_account_number: string, reference: string): ProviderTransaction => ({
  ...{ id: reference, reference, status: 'success', amount: 500_000, requested_amount: 500_000 },
  ...{ currency: 'NGN', domain: world.services.provider.domain, channel: 'dedicated_nuban', fees: 0 },
  ...{ fees_split: null, paid_at: world.services.clock.now(), gateway_response: null, authorization: null },
  ...{ customer_code: null, customer_email: null, receiver_account_number, sender: null },
})

/** Whatever is written of this one fails. */
async function poison({ table, column }: Batch, id: string): Promise<() => Promise<unknown>> {
  await query(`create or replace function poison() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`)
  await query(`create trigger poison before insert or update on ${table} for each row
    when (new.${column} = '${id}') execute function poison()`)
  return () => query(`drop trigger poison on ${table}`)
}

function overheard() {
  const told: unknown[] = []
  const log = { info() {}, warn() {}, error: (line: { id?: string }) => void told.push(line.id) }
  return { told, services: { ...world.services, log } }
}

test.each(Object.entries(BATCHES))(
  '%s goes on past the one that fails, tells of it, and does it at the next run',
  async (_, batch) => {
    await batch.prepare?.()
    const all = await idsOf(batch.all)
    expect(all).toHaveLength(flats.length)
    const poisoned = all[POISONED] as string
    const heal = await poison(batch, poisoned)
    const { told, services } = overheard()
    await batch.run(services)
    await batch.run(services)
    expect((await idsOf(batch.done)).sort()).toEqual(all.filter((id) => id !== poisoned).sort())
    expect(told.filter((id) => id !== undefined)).toEqual([`${batch.told ?? ''}${poisoned}`])
    await heal()
    await batch.run(services)
    expect((await idsOf(batch.done)).sort()).toEqual(all.toSorted())
  },
)

test('transfers are swept however many came since the last time', async () => {
  const [known] = await query<{ reference: string }>('select reference from payment limit 1')
  for (let n = 0; n < 66_000; n++) came.push(arrived('', known?.reference ?? ''))
  await query('delete from setting where key = $1', ['transfers_swept_to'])
  await sweepTransfers.run(world.services, {})
  expect(await query(`select key from setting where key = 'transfers_swept_to'`)).toHaveLength(1)
})
