import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onScreen } from '../../../ui/testing.ts'
import { unit } from '../../estates/examples.ts'
import { type Answers, answerWith, askedFor, openAs, page } from '../../payments/testing.tsx'
import { lease } from '../examples.ts'

const vacant = unit({ status: 'VACANT', standing: 'VACANT', tenant_id: null, tenant_name: null })
const ASSIGN = `POST /onboarding/units/${vacant.id}/assign-tenant`

async function open(more: Answers = {}) {
  answerWith({
    [`GET /onboarding/units/${vacant.id}`]: vacant,
    'GET /leases': page([lease()]),
    [ASSIGN]: { ...lease(), charges: [] },
    ...more,
  })
  await openAs('ESTATE_MANAGER', `/dashboard/leases/new?unit_id=${vacant.id}`)
  await screen.findByLabelText('Rent')
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Let Flat B4' }))

onScreen('phone')
afterEach(() => vi.unstubAllGlobals())

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
    const tenant = await screen.findByRole('option', { name: /Oluwaseun Adebayo/ })
    fireEvent.change(tenant.closest('select') as HTMLSelectElement, { target: { value: lease().tenant_id } })
    save()
    await waitFor(() => expect(askedFor(ASSIGN)).toHaveLength(1))
    expect(askedFor(ASSIGN)[0]?.body).toMatchObject({
      tenant_id: lease().tenant_id,
      rent_amount: vacant.rent_amount,
      frequency: 'YEARLY',
    })
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
