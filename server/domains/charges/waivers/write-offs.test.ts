import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { balancesOf, expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { beginPaying } from '../../../testing/money/paying.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { sentTo } from '../../../testing/outbox.ts'
import type { Person } from '../../../testing/people/people.ts'
import { chargeOf, type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { type Entry, postJournal } from '../../ledger/index.ts'
import { newsWords } from '../../notifications/words/words.ts'
import { creditLandlord } from '../change-landlord-of-charges.ts'
import { raiseCharges } from '../raise-charges.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const key = () => ({ 'idempotency-key': randomUUID() })
const RENT = 120_000_000
const OLD_RENT = { transaction_type: 'RENT_PAYMENT' as const, amount: RENT, due_date: '2026-01-01' }
const OWED_AGAIN = 'the open amount of each charge equals its uncollected income'

const on = (flat: LetFlat, action: 'waive' | 'write-off', amount?: number) =>
  flat.manager.post(`/charges/${flat.charge_ids[0]}/${action}`, { reason: 'Gone away', amount }, key())
const given = async (flat: LetFlat) => (await flat.manager.get('/payments/waivers')).json().data
const undo = (who: Person, id: string) => who.post(`/payments/waivers/${id}/undo`, {}, key())

test('a write-off leaves nothing owed, nothing that waits, and no loss; undone, both are there again', async () => {
  const flat = await letFlat(world, { charges: [OLD_RENT] })
  expect((await on(flat, 'write-off')).json().status).toBe('WAIVED')
  expect(await balancesOf(world, flat)).toEqual({})
  await expectSoundBooks(world)
  const [writeOff] = await given(flat)
  expect((await undo(flat.manager, writeOff.id)).statusCode).toBe(200)
  expect(await balancesOf(world, flat)).toEqual({ 'receivable:*': RENT, 'uncollected:*': -RENT })
  await expectSoundBooks(world)
})

test('the tenant is told that a debt is given up on, without the reason, in their language', async () => {
  const flat = await letFlat(world, { charges: [OLD_RENT] })
  await flat.tenant.patch('/users/me/notification-choices', { language: 'ha' })
  await on(flat, 'write-off')
  await world.work()
  const { data } = (await flat.tenant.get('/communication/notifications')).json()
  expect(data).toMatchObject([{ title: newsWords.ha.writtenOff.title('₦1,200,000') }])
  const [mail] = await sentTo(world, flat.tenant.email)
  expect(mail?.subject).toBe(data[0].title)
  expect(mail?.text).not.toContain('Gone away')
})

test('money that was on its way when its debt was written off settles it, as far as it goes', async () => {
  const { flat, reference, payment_id, status } = await beginPaying(world, { charges: [OLD_RENT] })
  await on(flat, 'write-off', 100_000_000)
  await on(flat, 'write-off')
  await payer().pays(reference, { amount: 70_000_000 })
  await flat.tenant.post('/payments/verify', { reference })
  expect(await status()).toBe('COMPLETED')
  expect(await given(flat)).toMatchObject([
    { kind: 'WRITE_OFF', amount: 20_000_000, recovered_amount: 20_000_000, can: { undo: false } },
    { kind: 'WRITE_OFF', amount: 100_000_000, recovered_amount: 50_000_000, can: { undo: true } },
  ])
  expect(await chargeOf(world, flat)).toMatchObject({
    settled_amount: 70_000_000,
    open_amount: 0,
    credit_amount: 0,
  })
  await expectSoundBooks(world)

  const [whole, part] = await given(flat)
  expect((await undo(flat.manager, whole.id)).statusCode).toBe(409)
  await undo(flat.manager, part.id)
  expect((await chargeOf(world, flat)).open_amount).toBe(50_000_000)
  expect((await flat.manager.get(`/payments/${payment_id}`)).json().credit_amount).toBe(0)
  await expectSoundBooks(world)
})

test('money for a debt that was forgiven is the tenant’s credit: it is not asked for again', async () => {
  const { flat, reference } = await beginPaying(world, { charges: [OLD_RENT] })
  await on(flat, 'waive')
  await payer().pays(reference)
  await flat.tenant.post('/payments/verify', { reference })
  expect(await balancesOf(world, flat)).toMatchObject({ 'credit:*': -RENT })
  expect(await given(flat)).toMatchObject([{ kind: 'WAIVER', recovered_amount: 0 }])
  await expectSoundBooks(world)
})

test('what came for a written-off debt and goes back leaves it open, to be written off again', async () => {
  const { flat, reference, payment_id } = await beginPaying(world, { charges: [OLD_RENT] })
  await on(flat, 'write-off')
  await payer().pays(reference)
  await flat.tenant.post('/payments/verify', { reference })
  const refund = { transaction_id: payment_id, reason: 'Paid by mistake', still_owed: true }
  expect((await flat.manager.post('/payments/refunds', refund, key())).statusCode).toBe(201)
  expect((await chargeOf(world, flat)).open_amount).toBe(RENT)
  await expectSoundBooks(world)
  expect((await on(flat, 'write-off')).json()).toMatchObject({ status: 'WAIVED', open_amount: 0 })
  expect(await balancesOf(world, flat)).not.toHaveProperty('uncollected:*')
  await expectSoundBooks(world)
})

test('a part that was paid before the rest was written off can go back', async () => {
  const flat = await letFlat(world, { charges: [OLD_RENT] })
  const transaction_id = await paysIn(world, flat, 20_000_000)
  await on(flat, 'write-off')
  const refund = { transaction_id, reason: 'Sent by mistake', still_owed: false, way: 'BANK_TRANSFER' }
  expect((await flat.manager.post('/payments/refunds', refund, key())).statusCode).toBe(201)
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 0, settled_amount: 0 })
  await expectSoundBooks(world)
})

/** As a write-off was booked before: against a loss, while what waited uncollected stayed. */
async function writeOffAsLoss(flat: LetFlat, amount: number): Promise<void> {
  await on(flat, 'waive', amount)
  const [{ id }] = await given(flat)
  const charge = await chargeOf(world, flat)
  await withClient(world.ownerUrl, (owner) =>
    owner.query(`update waiver set kind = 'WRITE_OFF' where id = '${id}'`),
  )
  const entries: Entry[] = [
    ['losses', amount],
    [`uncollected:${charge.landlord_id ?? 'unassigned'}`, -amount, charge.id],
  ]
  await inSystem((tx) =>
    postJournal(tx, { key: `waiver:${id}:undone`, estate_id: flat.estate_id, memo: 'As a loss', entries }),
  )
}
const repair = () =>
  withClient(world.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ repaired: string }>('select app.repair_write_offs($1) as repaired', [
      world.services.secrets.databaseCapability[0],
    ])
    return Number(rows[0]?.repaired)
  })

test('the check of the books speaks of a write-off that was booked as a loss, and the repair puts it right once', async () => {
  const flat = await letFlat(world, { charges: [OLD_RENT] })
  await writeOffAsLoss(flat, 30_000_000)
  expect(await faultsOfBooks(world)).toEqual([OWED_AGAIN])
  expect(await balancesOf(world, flat)).toMatchObject({ losses: 30_000_000, 'uncollected:*': -RENT })

  expect([await repair(), await repair()]).toEqual([1, 0])
  expect(await balancesOf(world, flat)).toEqual({ 'receivable:*': 90_000_000, 'uncollected:*': -90_000_000 })
  await expectSoundBooks(world)
  const [writeOff] = await given(flat)
  await undo(flat.manager, writeOff.id)
  expect(await balancesOf(world, flat)).toEqual({ 'receivable:*': RENT, 'uncollected:*': -RENT })
  await expectSoundBooks(world)
})

test('the repair undoes what waits where it lay when the debt was written off, before its landlord was known', async () => {
  const flat = await letFlat(world, { charges: [OLD_RENT] })
  const { estate_id, property_id, unit_id, tenant_id, lease_id } = await chargeOf(world, flat)
  const of = { estate_id, property_id, unit_id, tenant_id, lease_id, landlord_id: null }
  await inSystem((tx) => raiseCharges(tx, of, [{ ...OLD_RENT, key: `test:${lease_id}:no-landlord` }]))
  const raised = (await flat.manager.get(`/charges?estate_id=${estate_id}`)).json().data
  const charge_ids = raised.flatMap(({ id }: { id: string }) => (id === flat.charge_ids[0] ? [] : [id]))
  await writeOffAsLoss({ ...flat, charge_ids }, 30_000_000)
  await inSystem((tx) => creditLandlord(tx, { property_id, landlord_id: flat.landlord.id }))
  expect(await balancesOf(world, { estate_id })).toMatchObject({ 'uncollected:unassigned': -30_000_000 })

  expect(await repair()).toBe(1)
  expect(await balancesOf(world, { estate_id })).toEqual({
    'receivable:*': 2 * RENT - 30_000_000,
    'uncollected:*': 30_000_000 - 2 * RENT,
  })
  await expectSoundBooks(world)
})
