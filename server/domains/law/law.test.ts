import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { letUnit } from '../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const naira = (amount: number) => amount * 100

const here = usePortfolio(world)
const elsewhere = usePortfolio(world)

describe('the law of a lease', () => {
  const lawOf = (who: Person, id: string, query = '') => who.get(`/leases/${id}/law${query}`)

  test('says when a notice of today may end it, what stamp duty is due, and by which rules', async () => {
    const { id, start_date, end_date } = here.lease
    const answer = (await lawOf(here.manager, id)).json()
    expect(answer).toMatchObject({
      lease_id: id,
      on: world.today(),
      state: 'Lagos',
      notice: {
        verdict: 'KNOWN',
        length: { months: 6 },
        expires_on: end_date,
        recovery_from: addDays(end_date, 9),
      },
      advance: { verdict: 'ALLOWED' },
      stamp_duty: { amount: naira(9_360), executed_on: start_date, deadline: addDays(start_date, 30) },
      withholding: { applies: 'NOT_KNOWN', amount: naira(120_000) },
      disclaimer: DISCLAIMER,
    })
  })

  test('on another day, with the notice of the lease itself, for a company, signed when it was signed', async () => {
    const on = addDays(here.lease.end_date, 60)
    const query = `?on=${on}&agreed_notice_days=30&payer=COMPANY&signed_on=2026-10-01`
    const answer = (await lawOf(here.manager, here.lease.id, query)).json()
    expect(answer.notice).toMatchObject({ is_agreed: true, expires_on: addDays(on, 30) })
    expect(answer.stamp_duty).toMatchObject({ executed_on: '2026-10-01', deadline: '2026-10-31' })
    expect(answer.withholding.applies).toBe('YES')
  })

  test.each(['?on=2026-02-30', '?on=9999-12-31', '?agreed_notice_days=0', '?agreed_notice_days=many'])(
    'refuses %s',
    async (query) => {
      expect((await lawOf(here.manager, here.lease.id, query)).json().code).toBe('VALIDATION_ERROR')
    },
  )

  test('is the tenant’s own to see, and nobody’s who does not see the lease', async () => {
    const asked = async (who: Person) => (await lawOf(who, here.lease.id)).statusCode
    expect(await asked(here.tenant)).toBe(200)
    expect(await asked(here.landlord)).toBe(200)
    expect(await asked(here.agent)).toBe(200)
    expect(await asked(elsewhere.tenant)).toBe(404)
    expect(await asked(elsewhere.manager)).toBe(404)
    expect(await asked(elsewhere.landlord)).toBe(404)
  })

  test('a tenant who had the unit before is a sitting one', async () => {
    const { tenant, manager, lease } = here
    const next = await letUnit(world, manager, lease.unit_id, {
      tenant_id: tenant.id,
      start_date: addDays(lease.end_date, 1),
      frequency: 'TWO_YEARLY',
      end_date: addDays(addMonths(lease.end_date, 24), 0),
    })
    expect((await lawOf(manager, next.lease.id)).json().advance.verdict).toBe('UNKNOWN')
  })

  test('a tenant who comes after another is a new one', async () => {
    const newcomer = await signedIn(world, 'TENANT')
    const first = await letUnit(world, elsewhere.manager, elsewhere.lease.unit_id, {
      tenant_id: newcomer.id,
      start_date: addDays(elsewhere.lease.end_date, 1),
      frequency: 'TWO_YEARLY',
      end_date: addMonths(elsewhere.lease.end_date, 24),
    })
    expect((await lawOf(elsewhere.manager, first.lease.id)).json().advance.verdict).toBe('TOO_MUCH')
  })
})

describe('the year of an estate', () => {
  const rent = (amount: number) => ({
    transaction_type: 'RENT_PAYMENT' as const,
    description: 'Rent',
    amount,
    due_date: '2026-11-01',
  })
  const service = {
    ...rent(naira(50_000)),
    transaction_type: 'SERVICE_CHARGE' as const,
    description: 'Service',
  }
  const taxOf = (who: Person, id: string, query = '?year=2026') =>
    who.get(`/onboarding/estates/${id}/tax-calculation${query}`)

  /** Pays that much for everything owed, confirmed by the provider. */
  async function pay(flat: LetFlat, amount: number): Promise<string> {
    const { payment, payment_id } = await payAtCheckout(world, flat, { amount, charge_ids: flat.charge_ids })
    expect(payment.status).toBe('COMPLETED')
    return payment_id
  }
  const paidAt = (payment_id: string, at: string) =>
    withClient(world.ownerUrl, (client) =>
      client.query('update payment set payment_date = $2 where id = $1', [payment_id, at]),
    )

  let flat: LetFlat
  let beside: LetFlat
  let payment_id: string
  beforeAll(async () => {
    flat = await letFlat(world, { charges: [rent(naira(1_200_000)), service] })
    beside = await letFlat(world, {
      estate_id: flat.estate_id,
      manager: flat.manager,
      charges: [rent(naira(800_000))],
    })
    payment_id = await pay(flat, naira(1_250_000))
    await paidAt(payment_id, '2026-11-05T09:00:00Z')
    await paidAt(await pay(beside, naira(800_000)), '2026-11-06T09:00:00Z')
  })

  test('the manager sees the rent of the whole estate, and of a mixed payment only the rent', async () => {
    const answer = (await taxOf(flat.manager, flat.estate_id)).json()
    expect(answer).toMatchObject({ year: 2026, scope: 'ESTATE', rent_collected: naira(2_000_000) })
    // Two leases of ₦1.2m, each of another landlord.
    expect(answer.lines.map((line: { key: string; amount: number }) => [line.key, line.amount])).toEqual([
      ['withholding', null],
      ['vat', 0],
      ['stamp_duty_small', naira(2 * 9_360)],
      ['land_use_charge', null],
    ])
    expect(answer.total).toBe(naira(2 * 9_360))
    expect(answer.disclaimer).toBe(DISCLAIMER)
    for (const line of answer.lines) expect([line.rule, line.source, line.confidence]).not.toContain('')
  })

  test('the year is the present one unless another is asked for', async () => {
    const present = Number(world.today().slice(0, 4))
    expect((await taxOf(flat.manager, flat.estate_id, '')).json().year).toBe(present)
    expect((await flat.tenant.get('/law/rent-relief')).json().year).toBe(present)
  })

  test('what the manager has in another estate is not in it', async () => {
    const other = await letFlat(world, { manager: flat.manager, charges: [rent(naira(300_000))] })
    await paidAt(await pay(other, naira(300_000)), '2026-11-07T09:00:00Z')
    expect((await taxOf(flat.manager, flat.estate_id)).json()).toMatchObject({
      rent_collected: naira(2_000_000),
      total: naira(2 * 9_360),
    })
    expect((await taxOf(flat.manager, other.estate_id)).json()).toMatchObject({
      rent_collected: naira(300_000),
      total: naira(9_360),
    })
  })

  test('a landlord sees their own properties alone', async () => {
    expect((await taxOf(flat.landlord, flat.estate_id)).json()).toMatchObject({
      scope: 'OWN_PROPERTIES',
      rent_collected: naira(1_200_000),
      total: naira(9_360),
    })
    expect((await taxOf(beside.landlord, flat.estate_id)).json().rent_collected).toBe(naira(800_000))
  })

  test('the year ends at midnight in Lagos', async () => {
    const collected = async (year: number) =>
      (await taxOf(flat.manager, flat.estate_id, `?year=${year}`)).json().rent_collected
    await paidAt(payment_id, '2026-12-31T23:00:00Z')
    expect([await collected(2026), await collected(2027)]).toEqual([naira(800_000), naira(1_200_000)])
    await paidAt(payment_id, '2026-12-31T22:59:59Z')
    expect([await collected(2026), await collected(2027)]).toEqual([naira(2_000_000), 0])
  })

  test('rent that was given back is not rent that came in', async () => {
    const become = (status: string) =>
      withClient(world.ownerUrl, (client) =>
        client.query('update payment set status = $2 where id = $1', [payment_id, status]),
      )
    await become('REFUNDED')
    expect((await taxOf(flat.manager, flat.estate_id)).json().rent_collected).toBe(naira(800_000))
    await become('COMPLETED')
    expect((await taxOf(flat.manager, flat.estate_id)).json().rent_collected).toBe(naira(2_000_000))
  })

  test('the duty is on what was agreed, however early it ended, and on nothing that came to nothing', async () => {
    const copies = `insert into lease (estate_id, property_id, unit_id, landlord_id, status, ending_kind, tenant_name, start_date,
        end_date, rent_amount, frequency, created_by)
      select estate_id, property_id, unit_id, landlord_id, 'TERMINATED', kind, 'Nobody', start_date, end_date, rent_amount, frequency,
        created_by from lease, unnest(array['CANCELLED', 'DECLINED']) kind where unit_id = $1`
    const ended = await withClient(world.ownerUrl, async (client) => {
      await client.query(copies, [flat.unit_id])
      const { rows } = await client.query(
        `update lease set status = 'TERMINATED', ending_kind = 'MOVED_OUT', agreed_end_date = end_date, end_date = start_date + 40
         where unit_id = $1 returning id`,
        [beside.unit_id],
      )
      return rows[0].id
    })
    expect((await taxOf(flat.manager, flat.estate_id)).json().total).toBe(naira(2 * 9_360))
    const { stamp_duty } = (await flat.manager.get(`/leases/${ended}/law`)).json()
    expect(stamp_duty.amount).toBe(naira(9_360))
  })

  test('a year without rules says so, and reckons nothing', async () => {
    const answer = (await taxOf(flat.manager, flat.estate_id, '?year=2015')).json()
    expect(answer.total).toBe(0)
    for (const line of answer.lines) {
      expect(line.amount).toBeNull()
      expect(line.says).toMatch(/^No rule/)
    }
  })

  test('is not for agents and tenants, and a foreign estate is not there', async () => {
    const agent = await signedIn(world, 'PROPERTY_MANAGER')
    expect((await taxOf(agent, flat.estate_id)).statusCode).toBe(403)
    expect((await taxOf(flat.tenant, flat.estate_id)).statusCode).toBe(403)
    expect((await taxOf(here.manager, flat.estate_id)).json()).toMatchObject({
      status_code: 404,
      code: 'ESTATE_NOT_FOUND',
    })
    expect((await taxOf(flat.manager, flat.estate_id, '?year=20266')).statusCode).toBe(400)
  })

  test('a tenant gets the relief on the rent that they paid themselves', async () => {
    const relief = async (who: Person, query = '?year=2026') =>
      (await who.get(`/law/rent-relief${query}`)).json()
    expect(await relief(flat.tenant)).toMatchObject({ rent_paid: naira(1_200_000), amount: naira(240_000) })
    expect(await relief(beside.tenant)).toMatchObject({ rent_paid: naira(800_000), amount: naira(160_000) })
    expect(await relief(flat.manager)).toMatchObject({ rent_paid: 0, amount: 0 })
    expect(await relief(flat.tenant, '?year=2025')).toMatchObject({ rent_paid: 0, amount: null, rule: null })
  })
})

describe('the rules that are loaded', () => {
  const rules = async (query: string) => (await here.tenant.get(`/law/rules?limit=100${query}`)).json()
  const packs = ({ data }: { data: { pack: string }[] }) => new Set(data.map((rule) => rule.pack))

  test('are listed page by page', async () => {
    const first = (await here.tenant.get('/law/rules?limit=5')).json()
    expect(first.data).toHaveLength(5)
    expect(first.pagination.total).toBeGreaterThan(50)
  })
  const COUNTRY = ['ng.tax', 'ng.custom.move_in', 'ng.money_laundering.2022']
  test('of a state are its own and the country’s', async () => {
    expect(packs(await rules('&state=Abuja'))).toEqual(new Set(['ng.fct.rpa', ...COUNTRY]))
    expect(packs(await rules('&state=Kano'))).toEqual(new Set(COUNTRY))
    expect((await here.tenant.get('/law/rules?state=Texas')).json().code).toBe('UNKNOWN_STATE')
  })
  test('of a day are those that held on it', async () => {
    expect(packs(await rules('&on=2015-06-01'))).toEqual(new Set(['ng.lagos.tenancy.2011']))
  })
  test('are found by their words and their status', async () => {
    expect(packs(await rules('&search=agency%20LASRERA'))).toEqual(new Set(['ng.lagos.lasrera.fees']))
    expect(packs(await rules('&status=PROPOSED'))).toEqual(new Set(['ng.lagos.tenancy.bill2025']))
  })
})
