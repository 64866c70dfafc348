import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { unit } from '../../estates/examples.ts'
import { quote, ruleRef } from '../../law/examples.ts'
import { lease } from '../examples.ts'

const vacant = unit({ status: 'VACANT', standing: 'VACANT', tenant_id: null, tenant_name: null })
const QUOTE = `POST /onboarding/units/${vacant.id}/quote`
const ASSIGN = `POST /onboarding/units/${vacant.id}/assign-tenant`

async function open(more: Answers = {}) {
  answerWith({
    [`GET /onboarding/units/${vacant.id}`]: vacant,
    'GET /tenants': page([
      {
        id: lease().tenant_id,
        full_name: 'Oluwaseun Adebayo',
        unit_name: 'Flat B4',
        estate_name: 'Palmgrove Court',
      },
    ]),
    [QUOTE]: quote(),
    'GET /onboarding/units': page([]),
    [ASSIGN]: { ...lease(), charges: [] },
    ...more,
  })
  await openAs('ESTATE_MANAGER', `/dashboard/leases/new?unit_id=${vacant.id}`)
  await screen.findByLabelText('Rent')
}
async function chooseTenant(name = /Oluwaseun Adebayo/) {
  const field = screen.getByLabelText('Tenant')
  await waitFor(() => expect(field).toHaveProperty('disabled', false))
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name }))
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Let Flat B4' }))

onScreen('phone')

describe('letting a unit', () => {
  it('refuses an amount that cannot be read, in words, and sends nothing', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('Rent'), { target: { value: 'two million' } })
    save()
    expect(await screen.findByText('Write an amount in naira, like 250,000')).toBeDefined()
    expect(screen.getByText('Choose a tenant')).toBeDefined()
    expect(askedFor(ASSIGN)).toEqual([])
  })

  it('sends the tenant and what the unit asks for', async () => {
    await open()
    await chooseTenant()
    save()
    await waitFor(() => expect(askedFor(ASSIGN)).toHaveLength(1))
    expect(askedFor(ASSIGN)[0]?.body).toMatchObject({
      tenant_id: lease().tenant_id,
      rent_amount: vacant.rent_amount,
      frequency: 'YEARLY',
    })
  })

  it('offers who joined and has no home yet', async () => {
    const joined = { id: '01900000-0000-7000-8000-0000000000c1', full_name: 'Segun Newcomer' }
    await open({ 'GET /tenants/joined': page([{ ...joined, estate_name: 'Palmgrove Court' }]) })
    await chooseTenant(/Segun Newcomer · joined Palmgrove Court/)
    save()
    await waitFor(() => expect(askedFor(ASSIGN)[0]?.body).toMatchObject({ tenant_id: joined.id }))
  })

  it('shows what the server says it comes to, line by line, and has it worked out again for other terms', async () => {
    await open({
      [QUOTE]: ({ body }: { body: { rent_amount: number } }) => quote({ total_to_move_in: body.rent_amount }),
    })
    const total = await screen.findByRole('region', { name: 'What moving in costs' })
    expect(within(total).getByRole('list', { name: 'The package' })).toBeDefined()
    fireEvent.change(screen.getByLabelText('Rent'), { target: { value: '1,000,000' } })
    await waitFor(() => expect(total.textContent).toContain('To move in₦1,000,000.00'))
  })

  describe('with a fee above what the law allows', () => {
    const says = 'Agency fee ₦500,000.00 is more than the law allows: ₦120,000.00.'
    const over = { kind: 'OVER_CAP', transaction_type: 'AGENCY_FEE', says, rule: ruleRef() } as const
    const judged = ({ body }: { body: { agency_fee?: number } }) =>
      quote({ warnings: body.agency_fee ? [over] : [] })

    it('asks once beside the button, also for a fee that was written a moment ago, and then saves', async () => {
      await open({ [QUOTE]: judged })
      await chooseTenant()
      fireEvent.change(screen.getByLabelText('Agency fee'), { target: { value: '500k' } })
      save()
      expect((await screen.findByRole('alert')).textContent).toContain('This is more than the law allows.')
      expect(screen.getByText(says)).toBeDefined()
      expect(askedFor(ASSIGN)).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: 'Let Flat B4 anyway' }))
      await waitFor(() => expect(askedFor(ASSIGN)).toHaveLength(1))
    })

    it('does not ask about terms that were put right', async () => {
      await open({ [QUOTE]: judged })
      await chooseTenant()
      const fee = screen.getByLabelText('Agency fee')
      fireEvent.change(fee, { target: { value: '500k' } })
      save()
      await screen.findByRole('alert')
      fireEvent.change(fee, { target: { value: '' } })
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      save()
      await waitFor(() => expect(askedFor(ASSIGN)).toHaveLength(1))
    })
  })

  it('leaves to the server what units that are let together ask for', async () => {
    const beside = unit({ id: '01900000-0000-7000-8000-0000000000b5', name: 'Flat B5', status: 'VACANT' })
    await open({ 'GET /onboarding/units': page([vacant, beside]) })
    await chooseTenant()
    fireEvent.click(await screen.findByRole('checkbox', { name: /Flat B5/ }))
    save()
    await waitFor(() => expect(askedFor(ASSIGN)).toHaveLength(1))
    expect(askedFor(ASSIGN)[0]?.body).toMatchObject({ unit_ids: [beside.id] })
    expect(askedFor(ASSIGN)[0]?.body).not.toHaveProperty('rent_amount')
    const quoted = askedFor(QUOTE).map(({ body }) => body)
    expect(quoted).toContainEqual(expect.objectContaining({ unit_ids: [beside.id] }))
  })
})

describe('without a unit', () => {
  it('leads to where one is chosen', async () => {
    answerWith({})
    await openAs('ESTATE_MANAGER', '/dashboard/leases/new')
    expect((await screen.findByRole('link', { name: 'Go to the properties' })).getAttribute('href')).toBe(
      '/dashboard/properties',
    )
  })
})
