import { randomUUID } from 'node:crypto'
import { addMonths, firstOfMonth, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, beforeEach, expect } from 'vitest'
import { raisePlatformInvoices } from '../../domains/subscriptions/jobs.ts'
import { type Person, signedIn } from '../people/people.ts'
import { type LetFlat, letFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'
import { payerAt } from './payer.ts'

/** Large enough that one day of it can be charged. */
export const UNIT_PRICE = 600_000

/** Fixture for tests of Gida's plans and invoices: a seller, and for each test an estate with one let flat and a super admin. */
export function usePlatformInvoices(world: World) {
  const of = { admin: undefined as unknown as Person, flat: undefined as unknown as LetFlat }
  beforeAll(async () => {
    // The first invoice takes the clock to the next month; the provider's own goes along, since its disputes are read for 60 days only.
    const ahead = startOfDay(nextMonth()).getTime() - world.services.clock.now().getTime()
    await payer().advance(ahead / 3_600_000)
    of.admin = await signedIn(world, 'ADMIN')
    expect((await plan()).json().code).toBe('SELLER_MISSING')
    const address = { address: '1 Marina, Lagos', tax_id: '12345678-0001', charges_vat: true }
    expect((await of.admin.post('/platform-seller', { name: 'Gida Limited', ...address })).statusCode).toBe(
      200,
    )
  })
  beforeEach(async () => {
    await payerAt(world.services.config.provider).faults({ faults: [] })
    of.admin = await signedIn(world, 'ADMIN')
    of.flat = await letFlat(world)
  })

  const plan = (given: object = {}) =>
    of.admin.post('/price-plans', { name: 'Standard', billed: 'MONTHLY', unit_price: UNIT_PRICE, ...given })
  const choose = (plan_id: string | null, flat = of.flat) =>
    flat.manager.post(`/estates/${flat.estate_id}/subscription`, { plan_id })
  const raise = () => raisePlatformInvoices.run(world.services, {})
  const invoicesOf = (flat = of.flat) =>
    world.services.transaction('system', (tx) =>
      tx
        .selectFrom('platform_invoice')
        .selectAll()
        .where('estate_id', '=', flat.estate_id)
        .orderBy('id')
        .execute(),
    )
  const paymentsOf = (flat = of.flat) =>
    world.services.transaction('system', (tx) =>
      tx
        .selectFrom('platform_invoice_payment')
        .selectAll()
        .where('estate_id', '=', flat.estate_id)
        .orderBy('id')
        .execute(),
    )

  /** Moves the clock to the start of a Lagos day. */
  const goTo = (day: string) =>
    world.services.clock.advance(startOfDay(day).getTime() - world.services.clock.now().getTime())
  const nextMonth = () => addMonths(firstOfMonth(world.today()), 1)
  /** A new manager with a valid session, since moving the clock far ends sessions. */
  async function manager(flat = of.flat): Promise<Person> {
    const other = await signedIn(world, 'ESTATE_MANAGER')
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('estate_association')
        .values({ estate_id: flat.estate_id, user_id: other.id, role: 'ESTATE_MANAGER' })
        .execute(),
    )
    return other
  }
  /** A plan from today on, and an invoice for the rest of this month. */
  async function invoiced(given: object = {}) {
    const { id: plan_id } = (await plan(given)).json()
    expect((await choose(plan_id)).statusCode).toBe(200)
    goTo(nextMonth())
    await raise()
    const [invoice] = await invoicesOf()
    if (!invoice) throw new Error('There is no invoice.')
    return { plan_id, invoice, person: await manager() }
  }
  const pay = (by: Person, invoice_id: string, key: string = randomUUID()) =>
    by.post(`/platform-invoices/${invoice_id}/pay`, {}, { 'idempotency-key': key })
  const check = (by: Person, invoice_id: string) => by.post(`/platform-invoices/${invoice_id}/check`)
  const payer = () => payerAt(world.services.config.provider)
  /** A paid invoice, with its reference. */
  async function paid() {
    const { invoice, person } = await invoiced()
    const { reference } = (await pay(person, invoice.id)).json()
    await payer().pays(reference)
    await check(person, invoice.id)
    return { invoice, person, reference: String(reference) }
  }
  return {
    of,
    plan,
    choose,
    raise,
    invoicesOf,
    paymentsOf,
    goTo,
    nextMonth,
    manager,
    invoiced,
    pay,
    check,
    payer,
    paid,
  }
}
