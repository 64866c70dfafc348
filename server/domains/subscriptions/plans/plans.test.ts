import { randomUUID } from 'node:crypto'
import { addDays, addMonths, firstOfMonth } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { UNIT_PRICE, usePlatformInvoices } from '../../../testing/money/platform-invoices.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const { of, plan, choose, raise, invoicesOf, goTo, nextMonth, manager, invoiced } = usePlatformInvoices(world)

test('nothing is asked of an estate that chose no plan, and a free one is never invoiced', async () => {
  const other = await letFlat(world)
  await choose((await plan({ free_units: 1 })).json().id, other)
  await choose((await plan({ unit_price: 60 })).json().id) // below the minimum payment, so it waits
  goTo(nextMonth())
  await raise()
  expect([await invoicesOf(), await invoicesOf(other)]).toEqual([[], []])
  expect((await (await manager(other)).get(`/estates/${other.estate_id}/subscription`)).json()).toMatchObject(
    {
      ...{ active_units: 1, billable_units: 0, month_so_far: 0 },
      months: [{ units: 1, billable_units: 0, amount: 0 }],
    },
  )
})

test('another plan on any day: each is billed for its days, and none at all asks nothing more', async () => {
  const [small, large] = [(await plan()).json().id, (await plan({ unit_price: 900_000 })).json().id]
  goTo(nextMonth())
  of.flat = await letFlat(world)
  await choose(small)
  goTo(addDays(world.today(), 10))
  const person = await manager()
  of.flat = { ...of.flat, manager: person }
  expect((await choose(large)).json()).toMatchObject({ plan: { id: large } })
  goTo(addDays(world.today(), 5))
  of.flat = { ...of.flat, manager: await manager() }
  expect((await choose(null)).json()).toMatchObject({ plan: null, month_so_far: 0, next_invoice_on: null })
  const days = Number(addDays(nextMonth(), -1).slice(8))
  goTo(nextMonth())
  await raise()
  const facts = (await invoicesOf())[0]?.facts as { lines: { amount: number; days: number }[] }
  expect(facts.lines).toMatchObject([
    { days: 10, amount: Math.floor((UNIT_PRICE * 10) / days) },
    { days: 5, amount: Math.floor((900_000 * 5) / days) },
  ])
  goTo(nextMonth())
  await raise()
  expect(await invoicesOf()).toHaveLength(1)
  const worth = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('subscription_month')
      .select('month_value')
      .where('estate_id', '=', of.flat.estate_id)
      .execute(),
  )
  expect(worth.map(({ month_value }) => month_value)).toEqual([0, 0]) // neither plan was active on the last day
})

test('a price and an end are announced thirty days before, and those who have the plan are told', async () => {
  const { id } = (await plan()).json()
  await choose(id)
  const at = (valid_from: string) =>
    of.admin.post(`/price-plans/${id}/prices`, { unit_price: 75_000, valid_from })
  expect((await at(addDays(world.today(), 29))).json().code).toBe('PLAN_NOT_ANNOUNCED')
  expect((await at(firstOfMonth(world.today()))).json().code).toBe('PLAN_NOT_ANNOUNCED')
  const first = addMonths(firstOfMonth(world.today()), 2)
  const [one, two] = await Promise.all([at(first), at(first)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409])
  await world.work()
  const told = (await of.flat.manager.get('/communication/notifications')).json().data
  expect(told.map(({ title }: { title: string }) => title)).toContain(
    'The price of the plan Standard changes',
  )

  const ends_on = addMonths(first, 1)
  expect((await of.admin.post(`/price-plans/${id}/end`, { ends_on: world.today() })).json().code).toBe(
    'PLAN_NOT_ANNOUNCED',
  )
  expect((await of.admin.post(`/price-plans/${id}/end`, { ends_on })).statusCode).toBe(200)
  expect((await of.admin.post(`/price-plans/${id}/end`, { ends_on })).json().code).toBe('PLAN_ENDED')
  goTo(addMonths(ends_on, 2))
  await raise()
  const months = (await invoicesOf()).flatMap(
    ({ facts }) => (facts as { lines: { unit_price: number }[] }).lines,
  )
  expect(months.map(({ unit_price }) => unit_price)).toEqual([UNIT_PRICE, UNIT_PRICE, 75_000])
  expect((await choose(id, { ...of.flat, manager: await manager() })).json().code).toBe('PLAN_NOT_OFFERED')
})

test('recurring revenue is what plans are worth a month, and moves with what estates do', async () => {
  const by = () => signedIn(world, 'ADMIN')
  const recurring = async () => (await (await by()).get('/admin/recurring-revenue')).json()
  const before = (await recurring()).mrr
  const { id } = (await plan({ unit_price: 30_000, billed: 'YEARLY' })).json()
  await choose(id)
  const found = await recurring()
  expect(found.mrr - before).toBe(30_000)
  for (const { opening, fresh, expansion, reactivation, contraction, churn, closing } of found.months)
    expect(opening + fresh + expansion + reactivation + contraction + churn).toBe(closing)
  goTo(nextMonth())
  const { months: uncounted } = await recurring() // the month has ended, but was not counted yet
  await raise()
  expect((await recurring()).months).toEqual(uncounted)
  expect(uncounted.at(-2).closing).toBe(found.mrr)
  expect(await invoicesOf()).toEqual([]) // a yearly plan whose year has not ended
  await choose(null, { ...of.flat, manager: await manager() })
  const after = await recurring()
  expect(after.months.at(-1).churn).toBeLessThanOrEqual(-30_000)
  goTo(nextMonth())
  await Promise.all([raise(), raise(), raise()]) // its months are counted already
  expect(await invoicesOf()).toHaveLength(1)
})

test('nobody else sees or chooses anything of it', async () => {
  const { invoice } = await invoiced()
  const other = await letFlat(world)
  const landlord = await signedIn(world, 'LANDLORD')
  expect((await other.manager.get(`/platform-invoices/${invoice.id}`)).statusCode).toBe(404)
  expect((await choose(null, { ...of.flat, manager: other.manager })).statusCode).toBe(404)
  expect((await landlord.get(`/platform-invoices/${invoice.id}`)).statusCode).toBe(403)
  expect((await other.manager.post('/price-plans', {})).statusCode).toBe(403)
})

test('a plan that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const client_id = randomUUID()
  const tries = await Promise.all([1, 2, 3].map(() => plan({ client_id })))
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await plan({ client_id, name: 'Another' })).json().code).toBe('CLIENT_ID_USED')
})
