import { addDays } from '@gida/contract/shared/dates'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { afterEach, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { sentTo } from '../../testing/mailbox.ts'
import { balanceOf, balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { acceptedQuote, transfer, vendorJob, vendorOf } from '../../testing/money/vendor-jobs.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { readDisputes } from '../refunds/disputes/read-disputes.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const RENT = 100_000_000
const naira = (amount: number) => amount * 100

afterEach(() => expectSoundBooks(world))

/** A flat whose paid rent and service charge are in the client account: ₦900,000 of it the landlord's. */
async function paidFlat(fund = 0): Promise<LetFlat> {
  const flat = await letFlat(world, {
    charges: [
      { transaction_type: 'RENT_PAYMENT', amount: RENT, due_date: '2026-11-01' },
      ...(fund
        ? [{ transaction_type: 'SERVICE_CHARGE' as const, amount: fund, due_date: '2026-11-01' }]
        : []),
    ],
  })
  for (const [index, amount] of [RENT, ...(fund ? [fund] : [])].entries())
    await record(flat.manager, flat, {
      ...{ amount, channel: 'BANK_TRANSFER', charge_ids: [flat.charge_ids[index]] },
    })
  return flat
}
const bill = (flat: LetFlat, order_id: string, body: object = {}) =>
  once(flat.manager, `/work-orders/${order_id}/bills`, {
    billed_on: world.today(),
    ...body,
  })
const lines = (amount: number) => ({ lines: [{ description: 'New pump', amount }] })
const pay = (flat: LetFlat, id: string, amount: number, more: object = {}) =>
  once(flat.manager, `/vendor-bills/${id}/payments`, transfer(world, amount, more))
const advance = (flat: LetFlat, order_id: string, amount: number, more: object = {}) =>
  once(flat.manager, `/work-orders/${order_id}/advance`, transfer(world, amount, more))

/** The flat is let to another tenant from today on. */
async function letNext(flat: LetFlat): Promise<Person> {
  const next = await signedIn(world, 'TENANT')
  await world.services.transaction('system', async (tx) => {
    const { id, ...former } = await tx
      .selectFrom('lease')
      .select(['id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'rent_amount', 'frequency'])
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    const yesterday = addDays(world.today(), -1)
    await tx
      .updateTable('lease')
      .set({ status: 'TERMINATED', end_date: yesterday })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('estate_association')
      .values({ estate_id: flat.estate_id, user_id: next.id, role: 'TENANT' })
      .execute()
    await insertRow(tx, 'lease', {
      ...{ ...former, tenant_id: next.id, start_date: world.today(), status: 'ACTIVE' },
      ...{ end_date: addDays(world.today(), 364), created_by: flat.manager.id },
    })
  })
  return next
}

test('the figures of upkeep are the bills that they lead to: by month, kind, vendor and home; each sees those they may read', async () => {
  const flat = await paidFlat(naira(500_000))
  const [own, shared] = [await vendorJob(world, flat), await vendorJob(world, flat, { bearer: 'FUND' })]
  await bill(flat, own.order_id, lines(naira(70_000)))
  const first = await bill(flat, own.order_id, lines(naira(50_000)))
  await bill(flat, shared.order_id, lines(naira(30_000)))
  const voided = await once(flat.manager, `/vendor-bills/${first.json().id}/void`, { reason: 'Typed twice' })
  expect(voided.statusCode).toBe(200)
  const costs = async (who: Person, of = '') => (await who.get(`/vendor-bills/figures${of}`)).json()
  const all = await costs(flat.manager, `?estate_id=${flat.estate_id}`)
  expect(all).toMatchObject({ cost: naira(100_000), bills: 2, to: world.today() })
  expect(all.months).toHaveLength(12)
  expect(all.months.at(-1)).toEqual({ month: world.today().slice(0, 7), cost: naira(100_000), bills: 2 })
  expect(all.by_vendor).toMatchObject([
    { vendor_id: own.vendor_id, cost: naira(70_000) },
    { vendor_id: shared.vendor_id, cost: naira(30_000) },
  ])
  const within = `shown=BILLED&from=${all.from}&to=${all.to}`
  const [{ category, cost }] = all.by_category
  const [{ unit_id }] = all.by_unit
  for (const of of [`category=${category}`, `unit_id=${unit_id}`]) {
    const { data } = (await flat.manager.get(`/vendor-bills?${within}&${of}`)).json()
    expect(data.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(cost)
  }
  expect(await costs(flat.landlord)).toMatchObject({ cost: naira(100_000) })
  expect(await costs(await signedIn(world, 'ESTATE_MANAGER'))).toMatchObject({ bills: 0, by_unit: [] })
  expect((await flat.tenant.get('/vendor-bills/figures')).statusCode).toBe(403)
})

test('half before and half after, for a landlord who is a person: journal for journal (P)', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { status: 'ASSIGNED' })
  expect((await bill(flat, job.order_id, lines(naira(120_000)))).json().message).toContain('once it is done')
  expect((await advance(flat, job.order_id, naira(60_000))).statusCode).toBe(201)
  expect(await balancesOf(world, flat)).toMatchObject({ 'advance:vendor:*': naira(60_000) })
  const done = await vendorJob(world, flat, { vendor_id: job.vendor_id })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('work_order')
      .set({ status: 'DONE', done_at: tx.now })
      .where('id', '=', job.order_id)
      .execute(),
  )
  await acceptedQuote(world, job, [naira(65_000), naira(55_000)])
  const made = await bill(flat, job.order_id)
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    ...{ amount: naira(120_000), advance_amount: naira(60_000), left: naira(60_000), tax_next: 0 },
    number: expect.stringMatching(/-W1$/),
  })
  const paid = await pay(flat, made.json().id, naira(60_000), { cost: 5_000 })
  expect(paid.json()).toMatchObject({ status: 'PAID', left: 0, can: { pay: false, void: false } })
  const sums = await balancesOf(world, flat)
  expect(sums['payable:*']).toBe(-(naira(900_000) - naira(120_000)))
  expect(sums['bank:trust']).toBe(RENT - naira(120_000) - 5_000)
  expect([sums['payable:vendor:*'], sums['advance:vendor:*'], sums['provider-fees']]).toEqual([
    undefined,
    undefined,
    5_000,
  ])
  expect((await bill(flat, done.order_id)).json().message).toContain('No quote was accepted')
})

test('from the fund, with 5% kept and tax of each sum, which is sent on; then what was kept (Q)', async () => {
  const flat = await paidFlat(naira(3_000_000))
  const job = await vendorJob(world, flat, { bearer: 'FUND', approved: naira(3_000_000) })
  const body = { ...lines(naira(3_000_000)), number: 'INV-7', retention_bp: 500 }
  const { id, tax_next } = (await bill(flat, job.order_id, body)).json()
  expect(tax_next).toBe(5_700_000)
  await pay(flat, id, naira(2_850_000))
  expect(await balancesOf(world, flat)).toMatchObject({
    ...{ 'payable:wht': -5_700_000, 'retention:vendor:*': -15_000_000 },
    'bank:trust': RENT + naira(3_000_000) - 279_300_000,
  })
  const month = world.today().slice(0, 7)
  const withheld = (await flat.manager.get(`/withheld-tax?estate_id=${flat.estate_id}`)).json().data
  expect(withheld).toMatchObject([{ month, office: 'FEDERAL', left: 5_700_000, is_late: false }])
  expect(withheld[0].due_on).toMatch(/-21$/)
  const remit = (more: object = {}) =>
    once(flat.manager, `/estates/${flat.estate_id}/withheld-tax`, {
      ...{ month, office: 'FEDERAL', paid_on: world.today(), reference: `NRS ${flat.estate_id}`, ...more },
    })
  expect((await remit({ amount: 5_700_001 })).statusCode).toBe(409)
  expect((await remit()).json().data).toMatchObject([{ left: 0, remitted: 5_700_000 }])
  expect((await remit()).statusCode).toBe(409)
  const [{ id: sent }] = (await flat.manager.get(`/vendor-bills/${id}`)).json().payments
  expect(
    (await once(flat.manager, `/vendor-payments/${sent}/void`, { reason: 'Typed twice' })).json().message,
  ).toContain('tax office')
  const [{ sent: remittances }] = (await flat.manager.get('/withheld-tax')).json().data
  const takeBack = () =>
    once(flat.manager, `/withheld-tax/${remittances[0].id}/void`, { reason: 'The bank sent it back' })
  expect((await takeBack()).json().data).toMatchObject([{ left: 5_700_000, remitted: 0, sent: [] }])
  expect((await takeBack()).statusCode, 'twice').toBe(409)
  expect((await balancesOf(world, flat))['payable:wht']).toBe(-5_700_000)
  const part = { amount: 5_000_000, reference: `NRS part ${flat.estate_id}` }
  expect((await remit(part)).json().data).toMatchObject([{ left: 700_000, remitted: 5_000_000 }])
  expect((await balancesOf(world, flat))['payable:wht']).toBe(-700_000)
  expect((await remit()).json().data, 'under the same reference').toMatchObject([{ left: 0 }])
  const freed = await pay(flat, id, 15_000_000, { of: 'RETENTION' })
  expect(freed.json()).toMatchObject({ status: 'PAID', retention_left: 0 })
  const sums = await balancesOf(world, flat)
  expect([sums['fund:*'], sums['retention:vendor:*'], sums['payable:wht']]).toEqual([
    undefined,
    undefined,
    -300_000,
  ])

  const fund = (await flat.landlord.get(`/estates/${flat.estate_id}/fund`)).json()
  expect(fund).toMatchObject({ received: naira(3_000_000), spent: naira(3_000_000), closing: 0 })
  const spent = (await flat.landlord.get(`/estates/${flat.estate_id}/fund/expenses`)).json().data
  expect(spent).toMatchObject([
    { source: 'BILL', amount: naira(3_000_000), vendor: 'Aqua-Tech Boreholes', can: { void: false } },
  ])
})

test('a vendor is texted what they were paid, for what, and what was withheld; and that a payment was taken back', async () => {
  const flat = await paidFlat(naira(3_000_000))
  const phone = '+2348039990001'
  const vendor_id = await vendorOf(world, flat, { phone })
  const job = await vendorJob(world, flat, { bearer: 'FUND', approved: naira(3_000_000), vendor_id })
  const heard = async () => (await sentTo(world, phone)).at(-1)?.body ?? ''
  await advance(flat, job.order_id, naira(500_000))
  expect(await heard()).toMatch(
    /^We paid you NGN 490,000 to start job 1, Borehole pump trips, to account \d{4}\. Tax withheld: NGN 10,000\.$/,
  )
  const body = { ...lines(naira(3_000_000)), number: 'INV-8', retention_bp: 500 }
  const { id } = (await bill(flat, job.order_id, body)).json()
  const { payments } = (await pay(flat, id, naira(2_350_000))).json()
  const paid = await heard()
  expect(paid).toMatch(
    /^We paid you NGN 2,303,000 on bill INV-8, job 1.*Tax withheld: NGN 47,000\. Retention kept: NGN 150,000\.$/,
  )
  expect(measureSms(paid).parts).toBe(1)
  await once(flat.manager, `/vendor-payments/${payments.at(-1).id}/void`, { reason: 'Typed twice' })
  expect(await heard()).toContain('NGN 2,303,000 for job 1 was recorded by mistake')
  await pay(flat, id, 15_000_000, { of: 'RETENTION' })
  expect(await heard()).toContain('We paid you NGN 147,000 of your retention, job 1')
})

test('damage is charged to the tenant once, and taken back with its bill (R)', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { bearer: 'TENANT', approved: naira(45_000) })
  const { id } = (await bill(flat, job.order_id, lines(naira(45_000)))).json()
  const owed = async () =>
    (await flat.tenant.get('/charges'))
      .json()
      .data.filter((charge: { description: string }) => charge.description.startsWith('Repair'))
  expect(await owed()).toMatchObject([{ amount: naira(45_000) }])
  expect(await balancesOf(world, flat)).toMatchObject({
    'receivable:*': naira(45_000),
    'uncollected:*': -naira(45_000),
  })
  await record(flat.manager, flat, {
    ...{ amount: naira(45_000), channel: 'BANK_TRANSFER', transaction_type: 'PENALTY_FEE' },
  })
  expect(await balanceOf(world, flat.estate_id, `payable:${flat.landlord.id}`)).toBe(-naira(900_000))
  const voided = await once(flat.manager, `/vendor-bills/${id}/void`, { reason: 'It was wear' })
  expect(voided.json()).toMatchObject({ status: 'VOIDED', can: { pay: false, void: false } })
  const sums = await balancesOf(world, flat)
  expect([sums['credit:*'], sums['payable:*'], sums['payable:vendor:*']]).toEqual([
    -naira(45_000),
    -naira(900_000),
    undefined,
  ])
  expect((await once(flat.manager, `/vendor-bills/${id}/void`, { reason: 'Again' })).statusCode).toBe(409)
})

test('what one vendor was paid to start is set against no bill of the next, nor of another pocket', async () => {
  const flat = await paidFlat(naira(500_000))
  const job = await vendorJob(world, flat, { status: 'ASSIGNED' })
  expect((await advance(flat, job.order_id, naira(60_000))).statusCode).toBe(201)
  const taken = { status: 'OPEN', note: 'They never came' }
  expect((await flat.manager.post(`/work-orders/${job.order_id}/status`, taken)).statusCode).toBe(200)
  const given = (set: object) =>
    world.services.transaction('system', (tx) =>
      tx
        .updateTable('work_order')
        .set({ status: 'DONE', done_at: tx.now, approved_amount: naira(80_000), ...set })
        .where('id', '=', job.order_id)
        .execute(),
    )
  await given({ vendor_id: await vendorOf(world, flat) })
  const costs = async () => (await flat.manager.get(`/work-orders/${job.order_id}/costs`)).json()
  expect(await costs()).toMatchObject({ advance_left: 0, advances: [{ amount: naira(60_000) }] })
  const next = await bill(flat, job.order_id, lines(naira(80_000)))
  expect(next.json()).toMatchObject({ amount: naira(80_000), advance_amount: 0 })
  await given({ vendor_id: job.vendor_id, bearer: 'FUND' })
  const ofFund = await bill(flat, job.order_id, lines(naira(80_000)))
  expect(ofFund.json()).toMatchObject({ advance_amount: 0 })
  await once(flat.manager, `/vendor-bills/${ofFund.json().id}/void`, { reason: 'It is the landlord’s' })
  const [{ id }] = (await costs()).advances
  const back = await once(flat.manager, `/vendor-payments/${id}/void`, { reason: 'They sent it back' })
  expect(back.statusCode).toBe(200)
  expect((await balancesOf(world, flat))['advance:vendor:*']).toBeUndefined()
})

test('what a vendor was paid to start for one landlord is set against no bill of who owns the property since', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { status: 'ASSIGNED', approved: naira(80_000) })
  expect((await advance(flat, job.order_id, naira(60_000))).statusCode).toBe(201)
  const buyer = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', async (tx) => {
    await tx
      .updateTable('property')
      .set({ landlord_id: buyer.id })
      .where('landlord_id', '=', flat.landlord.id)
      .execute()
    await tx
      .updateTable('work_order')
      .set({ status: 'DONE', done_at: tx.now })
      .where('id', '=', job.order_id)
      .execute()
  })
  const made = await bill(flat, job.order_id, lines(naira(80_000)))
  expect(made.json()).toMatchObject({ amount: naira(80_000), advance_amount: 0 })
  const costs = (await flat.manager.get(`/work-orders/${job.order_id}/costs`)).json()
  const back = await once(flat.manager, `/vendor-payments/${costs.advances[0].id}/void`, {
    reason: 'The vendor sent it back',
  })
  expect(back.statusCode).toBe(200)
  const { data } = (await flat.manager.get(`/remittances/due?estate_id=${flat.estate_id}`)).json()
  expect(data.find((one: { landlord_id: string }) => one.landlord_id === flat.landlord.id)).toMatchObject({
    ...{ due: naira(900_000), held: 0 },
  })
})

test('damage that a tenant bears is laid out by the landlord, on their income statement by what is billed too', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { bearer: 'TENANT', approved: naira(45_000) })
  expect((await bill(flat, job.order_id, lines(naira(45_000)))).statusCode).toBe(201)
  const report = await flat.landlord.post('/analytics/reports', {
    ...{ report: 'INCOME_STATEMENT', basis: 'ACCRUAL' },
    ...{ from: addDays(world.today(), -30), to: addDays(world.today(), 30) },
  })
  expect(report.statusCode, report.body).toBe(200)
  const { rows } = report.json()
  const said = rows.map(({ cells }: { cells: unknown[] }) => cells)
  expect(said.find(([line]: unknown[]) => line === 'Repairs and upkeep')).toContain(-naira(45_000))
})

test('damage that nobody reported is charged to who lives there, also after the last day of the lease, whatever else was drafted', async () => {
  const flat = await paidFlat()
  await withClient(world.ownerUrl, (owner) =>
    owner.query(
      `insert into lease (estate_id, property_id, unit_id, landlord_id, status, ending_kind, tenant_name, start_date, end_date,
         rent_amount, frequency, created_by)
       select estate_id, property_id, unit_id, landlord_id, 'TERMINATED', 'CANCELLED', 'Nobody', start_date - 5, end_date, rent_amount,
         frequency, created_by from lease where unit_id = $1`,
      [flat.unit_id],
    ),
  )
  const charged = async () => {
    const job = await vendorJob(world, flat, { bearer: 'TENANT', approved: naira(45_000) })
    const made = await bill(flat, job.order_id, lines(naira(45_000)))
    expect(made.statusCode, made.body).toBe(201)
  }
  await charged()
  await withClient(world.ownerUrl, (owner) =>
    owner.query(
      `update lease set start_date = start_date - 400, end_date = current_date - 3 where unit_id = $1 and status = 'ACTIVE'`,
      [flat.unit_id],
    ),
  )
  await charged()
  const { data } = (await flat.tenant.get('/charges?limit=100')).json()
  const repairs = data.filter(({ description }: { description: string }) => description.startsWith('Repair'))
  expect(repairs).toHaveLength(2)
})

test('damage that was reported is charged to who lived there then, and never to who moved in since', async () => {
  const flat = await paidFlat()
  const leak = { title: 'Window is broken', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } }
  const reported = await flat.tenant.post(`/onboarding/units/${flat.unit_id}/maintenance`, leak)
  const job = await vendorJob(world, flat, { bearer: 'TENANT', approved: naira(45_000) })
  await world.services.transaction('system', async (tx) => {
    await tx
      .updateTable('work_order')
      .set({ request_id: reported.json().id })
      .where('id', '=', job.order_id)
      .execute()
  })
  const next = await letNext(flat)
  const made = await bill(flat, job.order_id, lines(naira(45_000)))
  expect(made.statusCode, made.body).toBe(201)
  const repairsOf = async (who: Person) =>
    (await who.get('/charges'))
      .json()
      .data.filter((charge: { description: string }) => charge.description.startsWith('Repair'))
  expect(await repairsOf(next)).toEqual([])
  expect(await repairsOf(flat.tenant)).toMatchObject([{ amount: naira(45_000) }])
})

test('never above what was approved, one number a vendor, and nothing where a warranty covers it', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { approved: naira(100_000) })
  const above = await bill(flat, job.order_id, lines(naira(100_000) + 1))
  expect([above.statusCode, above.json().code]).toEqual([409, 'ABOVE_APPROVED'])
  expect(above.json().message).toContain('back to approval')
  expect((await bill(flat, job.order_id, { ...lines(naira(60_000)), number: 'A-1' })).statusCode).toBe(201)
  expect((await bill(flat, job.order_id, lines(naira(40_001)))).json().code).toBe('ABOVE_APPROVED')
  expect((await bill(flat, job.order_id, { ...lines(1), number: 'a-1' })).json().code).toBe(
    'BILL_NUMBER_TAKEN',
  )
  const warranty = await vendorJob(world, flat, { bearer: 'WARRANTY' })
  expect((await bill(flat, warranty.order_id, lines(1))).json().message).toContain('nothing to pay')
  const undecided = await vendorJob(world, flat, { bearer: null })
  expect((await bill(flat, undecided.order_id, lines(1))).json().message).toContain('who pays')
})

test('only what its bearer has here is paid, and two at once pay a bill once', async () => {
  const flat = await paidFlat()
  const big = await vendorJob(world, flat, { approved: naira(2_000_000) })
  const { id } = (await bill(flat, big.order_id, lines(naira(1_000_000)))).json()
  await pay(flat, id, 100, { bank_reference: 'NIP 4711' })
  expect((await pay(flat, id, 100, { bank_reference: 'nip 4711' })).json().code).toBe('BANK_REFERENCE_TAKEN')
  const rest = naira(900_000) - 100
  const refused = await pay(flat, id, rest + 1)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_COVERED'])
  expect(refused.json().message).toContain('₦899,999')
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(flat, id, rest)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(RENT - naira(900_000))
  expect((await pay(flat, id, naira(100_001))).json().code).toBe('AMOUNT_TOO_LARGE')
  expect((await advance(flat, big.order_id, 1)).json().code).toBe('NOT_COVERED')
})

test('no vendor is paid out of a landlord’s money that the payer’s bank asks back, until that is decided', async () => {
  const flat = await letFlat(world)
  const { reference } = await payAtCheckout(world, flat, { amount: 120_000_000 })
  const job = await vendorJob(world, flat, { approved: naira(50_000) })
  const made = (await bill(flat, job.order_id, lines(naira(50_000)))).json()
  const payer = payerAt(world.services.config.provider)
  const { data } = (await payer.disputes(reference, { reason: 'Not me' })) as { data: { id: number } }
  const hear = async () => {
    await readDisputes.run(world.services, {})
    await world.work()
  }
  await hear()
  expect((await pay(flat, made.id, naira(50_000))).json().code).toBe('NOT_COVERED')
  await payer.disputeEnds(String(data.id), 'declined')
  await hear()
  expect((await pay(flat, made.id, naira(50_000))).statusCode).toBe(201)
})

test('an account that was changed lately is paid to when somebody else than who changed it confirms it', async () => {
  const flat = await paidFlat()
  const other = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: other.id, role: 'ESTATE_MANAGER' }),
  )
  const vendor_id = await vendorOf(world, flat)
  await flat.manager.post(`/vendors/${vendor_id}/account`, { bank_code: '058', account_number: '0987654321' })
  const job = await vendorJob(world, flat, { vendor_id })
  const before = (await flat.manager.get(`/work-orders/${job.order_id}/costs`)).json()
  const { id, account } = (await bill(flat, job.order_id, lines(1_000))).json()
  expect(account).toMatchObject({ must_confirm: true, changed_by_me: true })
  expect(before.account).toEqual(account)
  expect((await flat.landlord.get(`/work-orders/${job.order_id}/costs`)).json().account).toBeNull()
  const mine = await pay(flat, id, 1_000, { account_confirmed: true })
  expect([mine.statusCode, mine.json().code]).toEqual([409, 'VENDOR_ACCOUNT_CHANGED'])
  const by = { ...flat, manager: other }
  expect((await pay(by, id, 400)).json().code).toBe('VENDOR_ACCOUNT_CHANGED')
  expect((await pay(by, id, 400, { account_confirmed: true })).statusCode).toBe(201)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('vendor')
      .set({ account_changed_at: new Date(tx.now.getTime() - 3 * 86_400_000) })
      .where('id', '=', vendor_id)
      .execute(),
  )
  expect((await pay(flat, id, 600)).statusCode).toBe(201)
})

test('a bill of a vendor whom the estate keeps in its register no more is still read and paid', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat, { approved: naira(50_000) })
  const made = (await bill(flat, job.order_id, lines(naira(50_000)))).json()
  await world.services.transaction('system', (tx) =>
    tx
      .deleteFrom('vendor_estate')
      .where('vendor_id', '=', job.vendor_id)
      .where('estate_id', '=', flat.estate_id)
      .execute(),
  )
  expect((await flat.manager.get(`/vendor-bills/${made.id}`)).json()).toMatchObject({
    ...{ left: naira(50_000), can: { pay: true } },
  })
  expect((await flat.manager.get(`/work-orders/${job.order_id}/costs`)).statusCode).toBe(200)
  const paid = await pay(flat, made.id, naira(50_000))
  expect(paid.json()).toMatchObject({ left: 0 })
})

test('cash comes from the hand of who pays, with a signed paper, and goes back when it is voided', async () => {
  const flat = await paidFlat()
  const job = await vendorJob(world, flat)
  const { id } = (await bill(flat, job.order_id, lines(1_000))).json()
  const cash = { way: 'CASH', bank_reference: undefined }
  expect((await pay(flat, id, 1_000, cash)).statusCode).toBe(400)
  const evidence_id = await world.services.transaction('system', async (tx) => {
    const of = { uploaded_by: flat.manager.id, name: 'signed.pdf', content_type: 'application/pdf' }
    const made = tx
      .insertInto('evidence')
      .values({ ...of, size: 5, sha256: 'x' })
      .returning('id')
    return (await made.executeTakeFirstOrThrow()).id
  })
  expect((await pay(flat, id, 1_000, { ...cash, evidence_id })).json().code).toBe('CASH_NOT_IN_HAND')
  await record(flat.manager, flat, { amount: 10_000 })
  const paid = await pay(flat, id, 1_000, { ...cash, evidence_id })
  expect(paid.statusCode).toBe(201)
  const hand = () => balanceOf(world, flat.estate_id, `cash:${flat.manager.id}`)
  expect(await hand()).toBe(9_000)
  expect((await flat.landlord.get(`/payments/evidence/${evidence_id}`)).statusCode).not.toBe(403)
  const [{ id: sent }] = paid.json().payments
  const undone = await once(flat.manager, `/vendor-payments/${sent}/void`, { reason: 'Not given' })
  expect(undone.json()).toMatchObject({ bills: [{ left: 1_000, status: 'OPEN' }] })
  expect(await hand()).toBe(10_000)
})

test('the owner reads the bill on their statement with its paper; tenants and strangers read none', async () => {
  const flat = await paidFlat()
  const stranger = await letFlat(world)
  const job = await vendorJob(world, flat)
  const { id } = (await bill(flat, job.order_id, { ...lines(5_000), number: 'INV-9' })).json()
  const month = world.today().slice(0, 7)
  const statement = (await flat.landlord.get(`/estates/${flat.estate_id}/statement?month=${month}`)).json()
  expect(statement.moves.at(-1)).toMatchObject({
    kind: 'UPKEEP',
    amount: -5_000,
    unit_label: 'Flat B4',
    reference: 'INV-9',
  })
  expect(statement.totals.other).toBe(-5_000)
  expect((await flat.landlord.get(`/vendor-bills/${id}`)).json()).toMatchObject({
    number: 'INV-9',
    can: { pay: false },
  })
  expect((await flat.landlord.get(`/work-orders/${job.order_id}/costs`)).json().bills).toHaveLength(1)
  expect((await flat.tenant.get(`/vendor-bills/${id}`)).statusCode).toBe(403)
  expect((await stranger.landlord.get(`/vendor-bills/${id}`)).statusCode).toBe(404)
  expect((await stranger.manager.get('/vendor-bills?shown=ALL')).json().data).toEqual([])
  expect(
    (await flat.manager.get('/vendor-bills')).json().data.map((one: { id: string }) => one.id),
  ).toContain(id)
  expect((await bill(flat, job.order_id, { billed_on: addDays(world.today(), 1) })).statusCode).toBe(400)

  const trust = (await flat.manager.get(`/books/trust?estate_id=${flat.estate_id}`)).json().total
  expect(trust).toMatchObject({ difference: 0 })
  expect(trust.owed).toContainEqual({ kind: 'VENDORS', amount: 5_000 })
})

test('what a vendor had in advance of a landlord’s money is not sent to the landlord too', async () => {
  const flat = await paidFlat()
  const { order_id } = await vendorJob(world, flat, { approved: naira(100_000) })
  const dueOf = async () =>
    (await flat.manager.get(`/remittances/due?estate_id=${flat.estate_id}`)).json().data[0]
  const remit = (amount: number) =>
    once(flat.manager, '/remittances', {
      estate_id: flat.estate_id,
      owners: [{ landlord_id: flat.landlord.id, amount }],
      bank_reference: `FT ${amount}`,
      paid_on: world.today(),
    })
  expect(await dueOf()).toMatchObject({ due: naira(900_000), holds: [] })
  expect((await advance(flat, order_id, naira(100_000))).statusCode).toBe(201)
  expect(await dueOf()).toMatchObject({
    ...{ with_us: naira(900_000), due: naira(800_000), held: naira(100_000) },
    holds: [{ reason: 'VENDOR_ADVANCE', amount: naira(100_000) }],
  })
  expect((await remit(naira(900_000))).json().code).toBe('REMITTANCE_HELD')
  expect((await remit(naira(800_000))).statusCode).toBe(201)
  expect((await bill(flat, order_id, lines(naira(100_000)))).statusCode).toBe(201)
  expect(await balanceOf(world, flat.estate_id, `payable:${flat.landlord.id}`)).toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'bank:trust')).toBe(naira(100_000))
})

test('what a vendor had in advance of the fund is not spent once more', async () => {
  const flat = await paidFlat(naira(500_000))
  const { order_id } = await vendorJob(world, flat, { bearer: 'FUND', approved: naira(300_000) })
  expect((await advance(flat, order_id, naira(300_000))).statusCode).toBe(201)
  const spend = (amount: number) =>
    once(flat.manager, `/estates/${flat.estate_id}/fund/expenses`, {
      ...{ category: 'DIESEL', description: 'Diesel', vendor: 'Total', amount },
      ...{ spent_on: world.today(), paid_from: 'TRUST' },
    })
  expect((await spend(naira(250_000))).json()).toMatchObject({
    code: 'FUND_TOO_SMALL',
    details: { left: naira(200_000) },
  })
  expect((await spend(naira(200_000))).statusCode).toBe(201)
})

test('what a payer’s bank asks back of the fund pays no vendor while that is undecided', async () => {
  const flat = await paidFlat(naira(500_000))
  const { order_id } = await vendorJob(world, flat, { bearer: 'FUND', approved: naira(300_000) })
  await world.owner.query(
    `insert into dispute (provider_dispute_id, payment_id, estate_id, unit_id, landlord_id, tenant_id, amount)
      select 'D-' || id, id, estate_id, unit_id, landlord_id, tenant_id, $2 from payment
      where unit_id = $1 and transaction_type = 'SERVICE_CHARGE'`,
    [flat.unit_id, naira(400_000)],
  )
  const { available } = (await flat.manager.get(`/work-orders/${order_id}/costs`)).json()
  expect(available).toBe(naira(100_000))
  expect((await advance(flat, order_id, naira(100_001))).json().code).toBe('NOT_COVERED')
  expect((await advance(flat, order_id, naira(100_000))).statusCode).toBe(201)
})
