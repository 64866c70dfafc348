import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { refreshed } from '../../../testing/people/people.ts'
import { suspend } from '../../../testing/portfolios/suspend.ts'
import { useWorld } from '../../../testing/world.ts'
import type { NewCharge } from '../../charges/index.ts'
import { beginPayment } from '../../payments/index.ts'
import { sweepPayments } from '../../payments/provider/sweep-payments.ts'
import { recordAutopayFailed, recordAutopayPaid } from './record-autopay-outcome.ts'
import { runAutopayLifecycle } from './run-autopay-lifecycle.ts'
import { skipAutopayCharge } from './skip-autopay-charge.ts'
import { updateInstruction } from './update-instruction.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const DAY = 86_400_000
const RENT = 30_000_000
/** Weeks are lived through, with mail and receipts. */
const WEEKS = 60_000

beforeEach(() => payer().faults({ api: 'normal', charges: 'normal', faults: [] }))

// Active instructions would run again in the next test.
afterEach(() =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('autopay_instruction').set({ status: 'CANCELLED', reason: 'BY_TENANT' }).execute(),
  ),
)

const due = (days: number, more: Partial<NewCharge> = {}): Omit<NewCharge, 'key'> => ({
  transaction_type: 'RENT_PAYMENT',
  description: 'Rent',
  amount: RENT,
  due_date: addDays(world.today(), days),
  ...more,
})

/** A tenant whose rent falls due in ten days and is to be paid on the day. */
async function standing(charges = [due(10)], more: object = {}) {
  const flat = await tenantWithCard(world, charges)
  const { lease_id, method_id } = flat
  const made = await flat.tenant.post('/payments/recurring', {
    ...{ lease_id, method_id, transaction_types: ['RENT_PAYMENT'], ceiling: RENT, day_offset: 0 },
    ...more,
  })
  const { id } = made.json()
  return { ...flat, made, id: id as string }
}
type Standing = Awaited<ReturnType<typeof standing>>

const runLifecycle = () => runAutopayLifecycle.run(world.services, {})
/** Days pass, and the lifecycle runs on each. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    world.services.clock.advance(DAY)
    await runLifecycle()
    await hear()
  }
}
/** What became of the tries, without all else that a payment sets off; `look` does that. */
async function hear(): Promise<void> {
  const tried = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('autopay_attempt as attempt')
      .innerJoin('payment', 'payment.id', 'attempt.payment_id')
      .innerJoin('autopay_charge as debit', 'debit.id', 'attempt.autopay_charge_id')
      .select(['payment.id', 'payment.status'])
      .where('debit.status', '=', 'UNDER_WAY')
      .where('payment.status', 'in', ['COMPLETED', 'FAILED'])
      .execute(),
  )
  for (const { id, status } of tried) {
    const note = status === 'COMPLETED' ? recordAutopayPaid : recordAutopayFailed
    await world.services.transaction('system', (tx) => note(tx, id))
  }
}

/** Days pass in which nobody looks: nothing would be seen. */
const pass = (days: number) => world.services.clock.advance(days * DAY)
/** The rent of the tenth day has been announced, and its day comes next. */
async function untilTheEve(): Promise<void> {
  pass(6)
  await live(1)
  pass(1)
  await live(1)
}

async function look(of: Standing) {
  await world.work()
  return world.services.transaction('system', async (tx) => {
    const payments = await tx
      .selectFrom('payment')
      .select(['id', 'reference', 'status', 'amount', 'created_at'])
      .where('method_id', '=', of.method_id)
      .orderBy('created_at')
      .execute()
    const debits = await tx
      .selectFrom('autopay_charge')
      .selectAll()
      .where('instruction_id', '=', of.id)
      .orderBy('created_at')
      .execute()
    const instruction = await tx
      .selectFrom('autopay_instruction')
      .select(['status', 'reason'])
      .where('id', '=', of.id)
      .executeTakeFirstOrThrow()
    const told = await tx
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', of.tenant.id)
      .orderBy('created_at')
      .execute()
    const mails = await tx
      .selectFrom('outbox_message')
      .select('subject')
      .where('recipient', '=', of.tenant.email)
      .execute()
    return {
      payments,
      debits,
      instruction,
      told: told.map((one) => one.title),
      mails: mails.map((one) => one.subject ?? ''),
    }
  })
}

test(
  'a charge is announced three days before by bell and mail, taken on its day, and receipted',
  async () => {
    const flat = await standing()
    const day = addDays(world.today(), 10)
    expect(flat.made.statusCode).toBe(201)
    pass(5)
    await live(1)
    expect((await look(flat)).debits).toEqual([])
    await live(1)
    const announced = await look(flat)
    expect(announced.debits).toMatchObject([{ status: 'PLANNED', amount: RENT, charge_on: day }])
    expect(announced.told.filter((title) => title.includes('will be taken on'))).toHaveLength(1)
    expect(announced.mails.filter((subject) => subject.includes('will be taken on'))).toHaveLength(1)
    await live(2)
    expect((await look(flat)).payments).toEqual([])
    await live(1)
    const paid = await look(flat)
    expect(paid.payments).toMatchObject([{ status: 'COMPLETED', amount: RENT }])
    expect(paid.debits).toMatchObject([{ status: 'PAID' }])
    expect(paid.mails.filter((subject) => subject.startsWith('Receipt '))).toHaveLength(2)
    await expectSoundBooks(world)
  },
  WEEKS,
)

test('run by eight at once, it takes the money once', async () => {
  const flat = await standing()
  await untilTheEve()
  world.services.clock.advance(DAY)
  await Promise.all(Array.from({ length: 8 }, runLifecycle))
  await world.work()
  expect((await look(flat)).payments).toHaveLength(1)
})

test(
  'rent that a cheque paid is taken after all when the cheque comes back, with a notice of its own',
  async () => {
    const flat = await standing()
    pass(7)
    await live(1)
    const manager = await refreshed(world, flat.manager)
    const given = { channel: 'CHEQUE', bank_reference: '000123 GTB' }
    const cheque = (await offlinePaymentsIn(world).record(manager, flat, given)).json()
    await live(3)
    expect((await look(flat)).debits).toMatchObject([{ status: 'PAID_OTHERWISE' }])
    const back = { reason: 'It came back', kind: 'BOUNCED' }
    await (await refreshed(world, manager)).patch(`/payments/${cheque.id}/cancel`, back)
    await live(1)
    const again = await look(flat)
    const charge_on = addDays(world.today(), 3)
    expect(again.debits).toMatchObject([{ status: 'PLANNED', charge_on }])
    expect(again.payments).toEqual([])
    await live(3)
    expect((await look(flat)).payments).toMatchObject([{ status: 'COMPLETED', amount: RENT }])
  },
  WEEKS,
)

test(
  'what was announced and could not be taken while its estate was suspended is announced anew before it is taken',
  async () => {
    const flat = await standing()
    await untilTheEve()
    const { manager, estate_id } = flat
    await suspend(world, estate_id, manager.id)
    pass(30)
    await live(1)
    await world.owner.query(
      'update estate_suspension set lifted_at = app.now(), lifted_by = $2, lifted_reason = $3 where estate_id = $1',
      [estate_id, manager.id, 'The title was shown'],
    )
    await live(2)
    const announced = await look(flat)
    expect(announced.payments).toEqual([])
    expect(announced.debits).toMatchObject([{ status: 'PLANNED', charge_on: addDays(world.today(), 3) }])
    expect(announced.told.filter((title) => title.includes('will be taken on'))).toHaveLength(2)
    await live(3)
    expect((await look(flat)).payments).toMatchObject([{ status: 'COMPLETED', amount: RENT }])
  },
  WEEKS,
)

test('what falls due too soon for a notice waits for it', async () => {
  const flat = await standing([due(1)])
  await world.work()
  expect((await look(flat)).debits).toMatchObject([{ charge_on: addDays(world.today(), 3) }])
})

describe('when the money is not there', () => {
  test(
    'it is tried again after 1, 3 and 7 days, then paused and said',
    async () => {
      const flat = await standing()
      const first = addDays(world.today(), 10)
      await payer().faults({ charges: 'insufficient_funds' })
      await untilTheEve()
      for (const days of [1, 1, 3, 7]) {
        await live(days)
        await world.work()
      }
      await live(2)
      const { payments, instruction, debits, told } = await look(flat)
      expect(payments.map((payment) => lagosDay(payment.created_at))).toEqual(
        [0, 1, 4, 11].map((days) => addDays(first, days)),
      )
      expect(instruction).toEqual({ status: 'PAUSED', reason: 'SHORT_OF_FUNDS' })
      expect(debits).toMatchObject([{ status: 'STOPPED', failure: 'Insufficient Funds' }])
      expect(told.filter((title) => title === 'An automatic payment failed')).toHaveLength(3)
      expect(told.filter((title) => title === 'Automatic payment is paused')).toHaveLength(1)
      expect(told).not.toContain('Payment did not go through')
    },
    WEEKS,
  )

  test('and let run again, it is announced anew before it is taken', async () => {
    const flat = await standing()
    await payer().faults({ charges: 'declined' })
    await untilTheEve()
    await live(1)
    expect((await look(flat)).instruction).toEqual({ status: 'PAUSED', reason: 'CARD_DECLINED' })
    await payer().faults({ charges: 'normal' })
    await change(flat, { status: 'ACTIVE' })
    await world.work()
    await live(2)
    expect((await look(flat)).payments).toHaveLength(1)
    await live(1)
    const { payments, debits } = await look(flat)
    expect(payments.map((payment) => payment.status)).toEqual(['FAILED', 'COMPLETED'])
    expect(debits).toMatchObject([{ status: 'PAID' }])
  })

  test(
    'ten failures in a row never happen, however many charges fall due',
    async () => {
      const flat = await standing([due(10), due(10), due(11), due(12)])
      await payer().faults({ charges: 'insufficient_funds' })
      await untilTheEve()
      await live(20)
      const { payments, instruction } = await look(flat)
      expect(payments.length).toBeLessThanOrEqual(8)
      expect(instruction.status).toBe('PAUSED')
    },
    WEEKS,
  )
})

const change = (flat: Standing, wanted: Parameters<typeof updateInstruction>[3]) =>
  world.services.transaction(flat.tenant.actor, (tx) =>
    updateInstruction(tx, flat.tenant.actor, flat.id, wanted),
  )

describe('nothing is taken', () => {
  test('once it is paused, even by a run that has begun already', async () => {
    const flat = await standing()
    await untilTheEve()
    world.services.clock.advance(DAY)
    let running = Promise.resolve()
    await world.services.transaction(flat.tenant.actor, async (tx) => {
      await updateInstruction(tx, flat.tenant.actor, flat.id, { status: 'PAUSED' })
      running = runLifecycle() // it finds the debit due, and waits for the row
      await new Promise((done) => setTimeout(done, 150))
    })
    await running
    await live(3)
    expect((await look(flat)).payments).toEqual([])
  })

  test(
    'from somebody whose account is deactivated, who can neither read the notice nor stop it; later it is announced first',
    async () => {
      const flat = await standing()
      const set = async (status: 'deactivate' | 'activate') => {
        const manager = await refreshed(world, flat.manager)
        Object.assign(flat.manager, manager)
        const done = await manager.patch(`/users/${flat.tenant.id}/${status}`)
        expect(done.statusCode, done.body).toBeLessThan(300)
      }
      pass(6)
      await set('deactivate')
      await live(7)
      expect((await look(flat)).payments).toEqual([])
      await set('activate')
      await live(1)
      const { payments, debits } = await look(flat)
      expect(payments).toEqual([])
      expect(debits).toMatchObject([{ status: 'PLANNED', charge_on: addDays(world.today(), 3) }])
      await live(3)
      expect((await look(flat)).debits).toMatchObject([{ status: 'PAID' }])
    },
    WEEKS,
  )

  test('of what its tenant skipped, and the next one is', async () => {
    const flat = await standing([due(10), due(40)])
    pass(6)
    await live(2)
    const [debit] = (await look(flat)).debits
    await world.services.transaction(flat.tenant.actor, (tx) =>
      skipAutopayCharge(tx, flat.tenant.actor, flat.id, debit?.id ?? ''),
    )
    await live(3)
    expect((await look(flat)).payments).toEqual([])
    pass(23)
    await live(6)
    expect((await look(flat)).debits.map((one) => one.status)).toEqual(['SKIPPED', 'PAID'])
  })

  test(
    'above what the provider takes at once, whatever the ceiling',
    async () => {
      const large = due(10, { amount: 1_200_000_000 })
      const flat = await standing([large], { ceiling: 2_000_000_000 })
      await live(11)
      const debits = await world.services.transaction('system', (tx) =>
        tx.selectFrom('autopay_charge').select('status').where('instruction_id', '=', flat.id).execute(),
      )
      expect(debits).toMatchObject([{ status: 'OVER_CEILING' }])
    },
    WEEKS,
  )

  test('above the ceiling, and its tenant is told', async () => {
    const flat = await standing([due(10, { amount: RENT + 1 })])
    pass(6)
    await live(5)
    const { payments, debits, told } = await look(flat)
    expect(payments).toEqual([])
    expect(debits).toMatchObject([{ status: 'OVER_CEILING' }])
    expect(told).toContain('Rent is above your limit')
  })

  test('for what was due before it stood, of another kind, or after the card was removed', async () => {
    const late = await standing([due(-5), due(10, { transaction_type: 'SERVICE_CHARGE' })])
    const removed = await standing()
    await removed.tenant.delete(`/payments/methods/${removed.method_id}`)
    pass(6)
    await live(5)
    expect((await look(late)).payments).toEqual([])
    expect(await look(removed)).toMatchObject({ payments: [], instruction: { reason: 'CARD_REMOVED' } })
  })

  test('while another payment for it is on its way', async () => {
    const flat = await standing()
    await untilTheEve()
    await world.services.transaction(flat.tenant.actor, (tx) =>
      beginPayment(tx, flat.tenant.actor, {
        ...{ amount: RENT, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
        charge_ids: flat.charge_ids,
      }),
    )
    await live(1)
    expect((await look(flat)).debits).toMatchObject([{ status: 'PLANNED' }])
  })
})

test('no answer is not no: the charge is made once, and the sweep learns of it', async () => {
  const flat = await standing()
  await untilTheEve()
  await payer().faults({ faults: ['drop_after'], times: 2 })
  await live(1)
  expect((await look(flat)).debits).toMatchObject([{ status: 'UNDER_WAY' }])
  await payer().faults({ faults: [] })
  await runLifecycle()
  world.services.clock.advance(60_000)
  await sweepPayments.run(world.services, {})
  const { payments, debits } = await look(flat)
  expect(payments).toMatchObject([{ status: 'COMPLETED' }])
  expect(debits).toMatchObject([{ status: 'PAID' }])
})

describe('who may', () => {
  test('only its tenant sees the terms and changes it; the manager sees that one stands', async () => {
    const flat = await standing()
    const seen = (await flat.manager.get(`/payments/recurring?lease_id=${flat.lease_id}`)).json().data
    expect(seen).toMatchObject([{ id: flat.id, status: 'ACTIVE', terms: null, can: { change: false } }])
    expect((await flat.landlord.get('/payments/recurring')).json().data).toEqual([])
    for (const person of [flat.manager, flat.landlord]) {
      const asked = await person.patch(`/payments/recurring/${flat.id}`, { status: 'PAUSED' })
      expect(asked.statusCode).toBe(404)
    }
    const foreign = await standing()
    const { lease_id, method_id } = flat
    const body = { lease_id, method_id, transaction_types: ['RENT_PAYMENT'], ceiling: RENT, day_offset: 0 }
    expect((await foreign.tenant.post('/payments/recurring', body)).statusCode).toBe(404)
    expect((await flat.tenant.post('/payments/recurring', body)).json().code).toBe('AUTOPAY_EXISTS')
    expect((await flat.tenant.delete(`/payments/recurring/${flat.id}`)).statusCode).toBe(204)
    expect((await flat.tenant.post('/payments/recurring', body)).statusCode).toBe(201)
  })

  test('a tenant’s money is in one answer', async () => {
    const flat = await standing([due(6), due(90)])
    const money = (await flat.tenant.get('/payments/tenant-account')).json()
    expect(money).toMatchObject({
      balance: { arrears: 0, due_now: RENT, billed_later: RENT, credit: 0, deposit_held: 0 },
    })
    expect(money.methods).toHaveLength(1)
    expect(money.receipts).toHaveLength(1)
    expect(money.charges).toHaveLength(2)
    expect(money.instructions).toMatchObject([{ id: flat.id, terms: { ceiling: RENT } }])
    expect((await flat.landlord.get('/payments/tenant-account')).json()).toMatchObject({
      balance: { outstanding: 0 },
      charges: [],
    })
  })
})
