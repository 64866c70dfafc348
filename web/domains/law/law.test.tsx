import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerWith, askedFor, openAs, page, refusal } from '../../testing.tsx'
import { onScreen } from '../../ui/testing.ts'
import { estate } from '../estates/examples.ts'
import { LEASE, lease } from '../leases/examples.ts'
import { UNIT } from '../payments/examples.ts'
import { ESTATE, lawOfLease, quote, rule, ruleRef, taxCalculation } from './examples.ts'

onScreen('desk')

const LAW = `GET /leases/${LEASE}/law`
const QUOTE = `POST /onboarding/units/${UNIT}/quote`
const unit = {
  id: UNIT,
  name: 'Flat B4',
  estate_name: 'Palmgrove Court',
  property_name: 'Palmgrove Court',
  property_id: ESTATE,
  status: 'VACANT',
  rent_amount: 120_000_000,
  frequency: 'YEARLY',
  service_charge: 0,
  caution_deposit: 0,
}

describe('the law of a lease', () => {
  const open = async (answer: unknown = lawOfLease()) => {
    answerWith({ [`GET /leases/${LEASE}`]: { ...lease(), charges: [] }, [LAW]: answer })
    await openAs('TENANT', `/dashboard/leases/${LEASE}/law`)
  }

  it('says the earliest day, and keeps the rule and its source behind one tap', async () => {
    await open()
    expect(await screen.findByText(/may end this tenancy on 20 May 2027/)).toBeDefined()
    const steps = screen.getByRole('list', { name: 'The notice, day by day' })
    fireEvent.click(within(steps).getByText('Where this comes from'))
    expect(within(steps).getByText('Section 13, reported by two papers')).toBeDefined()
    expect(screen.getByText(/^This is not legal or tax advice\./)).toBeDefined()
  })

  it('says it in the reader’s language too, and leaves the English beside it', async () => {
    document.documentElement.lang = 'ha'
    onTestFinished(() => {
      document.documentElement.lang = 'en'
    })
    await open()
    const notice = await screen.findByRole('region', { name: 'Notice to quit' })
    expect(notice.textContent).toContain('Such a tenant gets 6 months. (A yearly tenant gets 6 months.)')
    const law = screen.getByRole('region', { name: 'What the law says' })
    expect(law.textContent).toContain('0.78% of ₦1,200,000.00, the rent of the whole term. (It is so.)')
  })

  it('asks again with the notice that the lease itself says, and not with what is no number of days', async () => {
    await open()
    const field = await screen.findByLabelText(/Notice that the lease itself says/)
    fireEvent.change(field, { target: { value: 'six months' } })
    expect(await screen.findByText('A whole number of days, 1 to 730')).toBeDefined()
    fireEvent.change(field, { target: { value: '90' } })
    await waitFor(() => expect(askedFor(LAW).at(-1)?.query.agreed_notice_days).toBe('90'))
    expect(askedFor(LAW)).toHaveLength(2)
  })

  it('does not ask about the year 202, which somebody is still typing', async () => {
    await open()
    const field = await screen.findByLabelText('If notice is given on')
    fireEvent.change(field, { target: { value: '0202-03-01' } })
    fireEvent.change(field, { target: { value: '2027-03-01' } })
    await waitFor(() => expect(askedFor(LAW).at(-1)?.query.on).toBe('2027-03-01'))
    expect(askedFor(LAW).map(({ query }) => query.on)).not.toContain('0202-03-01')
  })

  it('says plainly that no rule is loaded, without a day', async () => {
    const { notice, ...rest } = lawOfLease()
    const says = 'No rule is loaded for Kano. Ask a lawyer.'
    await open({
      ...rest,
      notice: { ...notice, verdict: 'UNKNOWN', expires_on: null, rule: null, steps: [], says },
    })
    expect(await screen.findByText(says)).toBeDefined()
    expect(screen.queryByRole('list', { name: 'The notice, day by day' })).toBeNull()
  })
})

describe('what moving in costs', () => {
  const open = async (answer: unknown = quote()) => {
    answerWith({ [`GET /onboarding/units/${UNIT}`]: unit, [QUOTE]: answer })
    await openAs('ESTATE_MANAGER', `/dashboard/units/${UNIT}/quote`)
  }

  it('begins with what the unit asks', async () => {
    await open()
    expect(await screen.findByText('To move in')).toBeDefined()
    expect(askedFor(QUOTE)[0]?.body).toMatchObject({ rent_amount: 120_000_000, payer: 'PERSON' })
  })

  it('asks once the typing rests, and shows the warning with its rule', async () => {
    const says = 'Agency fee ₦500,000.00 is more than the law allows: ₦120,000.00.'
    const warning = { kind: 'OVER_CAP', transaction_type: 'AGENCY_FEE', says, rule: ruleRef() }
    await open((asked: { body: { agency_fee?: number } }) =>
      asked.body.agency_fee ? quote({ warnings: [warning as never] }) : quote(),
    )
    const fee = await screen.findByLabelText('Agency fee')
    for (const value of ['5', '50', '500k']) fireEvent.change(fee, { target: { value } })
    expect(await screen.findByText(says)).toBeDefined()
    expect(askedFor(QUOTE).map(({ body }) => (body as { agency_fee?: number }).agency_fee)).toEqual([
      undefined,
      50_000_000,
    ])
  })

  it('does not ask with what is no amount', async () => {
    await open()
    await userEvent.type(await screen.findByLabelText('Legal fee'), 'a lot')
    await userEvent.tab()
    expect(await screen.findByText('Write an amount in naira, like 250,000')).toBeDefined()
    for (const { body } of askedFor(QUOTE)) expect(body).not.toHaveProperty('legal_fee')
  })

  it('says what is wrong with the terms in the server’s words', async () => {
    const message = 'Enter the rent: the unit has none yet.'
    await open(refusal(400, 'VALIDATION_ERROR', [{ path: 'rent_amount', message }]))
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('the tax of a year', () => {
  it('shows what is not known as not known, and the year of the address', async () => {
    answerWith({
      [`GET /onboarding/estates/${ESTATE}`]: estate({ id: ESTATE }),
      [`GET /onboarding/estates/${ESTATE}/tax-calculation`]: taxCalculation(),
    })
    await openAs('LANDLORD', `/dashboard/estates/${ESTATE}/tax?year=2025`)
    const row = (await screen.findByText('Land use charge')).closest('tr') as HTMLElement
    expect(within(row).getByText('Not known')).toBeDefined()
    expect(within(row).getByText(/Law of 2020/)).toBeDefined()
    expect(askedFor(`GET /onboarding/estates/${ESTATE}/tax-calculation`)[0]?.query.year).toBe('2025')
  })
})

describe('the rules', () => {
  it('says first that a state has none of its own', async () => {
    const national = rule({ key: 'ng.tax.rent_relief', state: null, title: 'Rent relief' })
    answerWith({ 'GET /law/rules': page([national]) })
    await openAs('TENANT', '/dashboard/law?state=Kano')
    expect(await screen.findByText('No rule is loaded for Kano. Ask a lawyer.')).toBeDefined()
  })

  it('says nothing of the kind for a state that has', async () => {
    answerWith({ 'GET /law/rules': page([rule()]) })
    await openAs('TENANT', '/dashboard/law?state=Lagos')
    expect(await screen.findByText('Notice to quit, yearly tenancy')).toBeDefined()
    expect(screen.queryByText(/No rule is loaded/)).toBeNull()
  })
})
