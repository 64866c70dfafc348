import { Frequency } from '@gida/contract/domains/estates/unit'
import { DISCLAIMER } from '@gida/contract/domains/law/rules'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { inviteToUnit, type Portfolio, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const naira = (amount: number) => amount * 100

const here = usePortfolio(world, { units: 4 })
const elsewhere = usePortfolio(world)

const quote = (who: Person, unit_id: string, terms: object = {}) =>
  who.post(`/onboarding/units/${unit_id}/quote`, { payer: 'PERSON', ...terms })

describe('what moving in costs', () => {
  test('comes from the unit where nothing else is said, and says once that it is no advice', async () => {
    const answer = await quote(here.manager, here.unitAt(1).id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      state: 'Lagos',
      start_date: world.today(),
      end_date: addDays(addMonths(world.today(), 12), -1),
      total_to_move_in: RENT,
      advance: { verdict: 'ALLOWED', rule: { key: 'lagos.advance.yearly_or_new' } },
      stamp_duty: { amount: naira(9_360), deadline: addDays(world.today(), 30) },
      withholding: { applies: 'NO', amount: 0 },
      warnings: [],
      disclaimer: DISCLAIMER,
    })
  })

  test('warns of a fee over the cap, by name and in naira', async () => {
    const answer = await quote(here.manager, here.unitAt(2).id, { agency_fee: naira(180_000) })
    expect(answer.json().warnings).toMatchObject([
      {
        kind: 'OVER_CAP',
        says: 'Agency fee ₦180,000.00 is more than the law allows: ₦120,000.00.',
        rule: { key: 'lagos.fees.agency_fee', confidence: 'H' },
      },
    ])
  })

  test('a company keeps back a tenth of the rent', async () => {
    const answer = await quote(here.manager, here.unitAt(2).id, {
      payer: 'COMPANY',
      rent_amount: naira(6_000_000),
    })
    expect(answer.json().withholding).toMatchObject({ applies: 'YES', amount: naira(600_000) })
  })

  test.each([
    ['no payer', { payer: undefined }, 400, 'VALIDATION_ERROR'],
    ['a year in five parts', { instalments: 5 }, 422, 'INSTALMENTS_UNEVEN'],
    ['a year and a month in advance', { advance_months: 13 }, 400, 'VALIDATION_ERROR'],
    ['in advance and in parts', { instalments: 2, advance_months: 24 }, 400, 'VALIDATION_ERROR'],
    ['half a kobo', { rent_amount: 0.5 }, 400, 'VALIDATION_ERROR'],
    ['no rent', { rent_amount: 0 }, 400, 'VALIDATION_ERROR'],
    ['a fee below nothing', { agency_fee: -1 }, 400, 'VALIDATION_ERROR'],
    ['a day in the year 9999', { start_date: '9999-12-31' }, 400, 'VALIDATION_ERROR'],
    ['an end before the start', { start_date: '2026-12-01', end_date: '2026-11-30' }, 422, 'LEASE_DATES'],
    ['a term of forty years', { start_date: '2026-12-01', end_date: '2066-11-30' }, 422, 'LEASE_DATES'],
  ])('refuses %s', async (_, terms, status, code) => {
    const answer = await quote(here.manager, here.unitAt(2).id, terms)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('asks for the rent where the unit has none', async () => {
    const bare = await portfolio(world, {
      units: [{ name: 'A' }, { name: 'B' }],
      rent_amount: 0,
      lease: { rent_amount: 1 },
    })
    const answer = await quote(bare.manager, bare.unitAt(1).id)
    expect(answer.json().details).toEqual([
      { path: 'rent_amount', message: 'Enter the rent: the unit has none yet.' },
    ])
  })

  test('is for those who see the unit: its manager, its landlord, its agent', async () => {
    const unit = here.unitAt(2).id
    const asked = async (who: Person) => (await quote(who, unit)).statusCode
    expect(await asked(here.landlord)).toBe(200)
    expect(await asked(here.agent)).toBe(200)
    expect(await asked(here.tenant)).toBe(403)
    expect(await asked(elsewhere.manager)).toBe(404)
    expect(await asked(elsewhere.landlord)).toBe(404)
    expect(await asked(elsewhere.agent)).toBe(404)
  })
})

describe('what is quoted is what is charged', () => {
  const kobo = fc.integer({ min: 0, max: 10 ** 10 })
  const anyFee = fc.record({
    name: fc.constantFrom('Gate pass', 'Generator', 'Agency', 'Deposit'),
    transaction_type: fc.constantFrom('MAINTENANCE_FEE', 'AGENCY_FEE', 'SERVICE_CHARGE', 'CAUTION_DEPOSIT'),
    rhythm: fc.constantFrom('ONCE', 'YEARLY', 'EACH_PERIOD'),
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
  })
  const anyTerms = fc
    .record(
      {
        rent_amount: fc.integer({ min: 1, max: 10 ** 11 }),
        frequency: fc.constantFrom(...Frequency.options),
        service_charge: kobo,
        caution_deposit: kobo,
        agency_fee: kobo,
        legal_fee: kobo,
        agreement_fee: kobo,
        fees: fc.array(anyFee, { maxLength: 3 }),
        start: fc.integer({ min: 0, max: 400 }),
        days: fc.integer({ min: 0, max: 900 }),
        parts: fc.nat(),
      },
      { requiredKeys: ['start', 'days', 'parts', 'rent_amount'] },
    )
    .map(({ start, days, parts, ...terms }) => {
      const start_date = addDays(world.today(), start)
      const ways = instalmentsOf(terms.frequency ?? 'YEARLY')
      return {
        ...terms,
        start_date,
        end_date: addDays(start_date, days),
        instalments: ways[parts % ways.length],
      }
    })

  type Line = { transaction_type: string; amount: number; due_date: string }
  const plain = (lines: readonly (Line & { label?: string; description?: string })[]) =>
    lines
      .map((line) =>
        [line.due_date, line.transaction_type, line.amount, line.label ?? line.description].join(' '),
      )
      .sort()

  /** An estate with fees of each kind, whose units ask for sums of their own. */
  async function estateWithFees(units: number): Promise<Portfolio> {
    const drafts = Array.from({ length: units }, (_, i) => ({
      name: `F${i}`,
      rent_amount: RENT + i,
      service_charge: i % 2 ? 7_777_777 : 0,
      caution_deposit: i % 3 ? 5_000_001 : 0,
    }))
    const made = await portfolio(world, { units: drafts })
    const fee = (body: object) => made.manager.post('/fees', { estate_id: made.estate.id, ...body })
    const answers = [
      await fee({
        name: 'Agency',
        transaction_type: 'AGENCY_FEE',
        kind: 'PERCENT',
        basis_points: 1500,
        rhythm: 'ONCE',
      }),
      await fee({
        name: 'Gate',
        transaction_type: 'MAINTENANCE_FEE',
        kind: 'FIXED',
        amount: 333_333,
        rhythm: 'YEARLY',
      }),
      await fee({
        name: 'Diesel',
        transaction_type: 'MAINTENANCE_FEE',
        kind: 'FIXED',
        amount: 99_999,
        rhythm: 'EACH_PERIOD',
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    return made
  }

  test('whatever the terms: each line of the first year is a charge, to the kobo and the day', async () => {
    const runs = 25
    const { manager, unitAt } = await estateWithFees(runs + 1)
    const tenant = await signedIn(world, 'TENANT')
    let place = 0
    await fc.assert(
      fc.asyncProperty(anyTerms, async (terms) => {
        const unit = unitAt(++place).id
        const quoted = (await quote(manager, unit, terms)).json()
        await inviteToUnit(world, manager, unit, tenant.id)
        const let_ = await manager.post(`/onboarding/units/${unit}/assign-tenant`, {
          tenant_id: tenant.id,
          ...terms,
        })
        expect(let_.statusCode).toBe(201)
        const { charges, schedule } = let_.json()
        const yearOn = addMonths(terms.start_date, 12)
        const ofFirstYear = [...charges, ...schedule].filter((line: Line) => line.due_date < yearOn)
        expect(plain(quoted.lines)).toEqual(plain(ofFirstYear))
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })

  test('the fees of the estate are quoted by their names, and those over a cap are warned of', async () => {
    const { manager, unitAt } = await estateWithFees(2)
    const answer = (await quote(manager, unitAt(1).id)).json()
    const labels = answer.lines.map(({ label }: { label: string }) => label.split(',')[0])
    expect(labels).toEqual(['Rent', 'Service charge', 'Caution deposit', 'Agency fee', 'Gate', 'Diesel'])
    expect(answer.warnings).toMatchObject([{ kind: 'OVER_CAP', transaction_type: 'AGENCY_FEE' }])
  })

  test('units that are let together are quoted together; those of another property or estate are not', async () => {
    const both = { unit_ids: [here.unitAt(3).id] }
    expect((await quote(here.manager, here.unitAt(2).id, both)).json().rent_amount).toBe(2 * RENT)
    const foreign = await quote(here.manager, here.unitAt(2).id, { unit_ids: [elsewhere.unitAt(1).id] })
    expect(foreign.statusCode).toBe(404)
  })
})
