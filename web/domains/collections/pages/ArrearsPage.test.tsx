import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const PROPERTY = '01900000-0000-7000-8000-000000000005'
const of = (amount: number, tenants: number) => ({ amount, tenants })
const ages = {
  at: '2026-11-20',
  by_age: [
    { key: '1-30', ...of(18_000_000, 4) },
    { key: '31-60', ...of(0, 0) },
    { key: '61-90', ...of(0, 0) },
    { key: '90+', ...of(250_000_000, 1) },
  ],
  not_due: 0,
  ...{ total: 268_000_000, tenants: 5 },
}
const open = (address: string, total: number) => {
  answerWith({
    'GET /payments/overdue': page([], total),
    'GET /payments/overdue/by-age': ages,
    [`GET /properties/${PROPERTY}`]: { name: 'Palmgrove Court' },
  })
  return openAs('ESTATE_MANAGER', address)
}

onScreen('desk')

describe('the head of who is late', () => {
  it('says the sum of all, and how old it is, over the list of all', async () => {
    await open('/dashboard/payments/overdue', 5)
    expect(await screen.findByText(/is late, from 5 tenants/)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Arrears by age' })).toBeDefined()
  })

  it('counts those of the list once that is narrowed, and says no sum of others', async () => {
    await open(`/dashboard/payments/overdue?property_id=${PROPERTY}`, 2)
    expect(await screen.findByText('2 tenants in arrears')).toBeDefined()
    expect(screen.queryByText(/is late, from/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Arrears by age' })).toBeNull()
  })
})

it('asks before a note about one tenant is lost, where others are chosen to be reminded', async () => {
  const late = (n: number, tenant_name: string) => ({
    ...{
      id: `01900000-0000-7000-8000-00000000070${n}`,
      tenant_id: `t${n}`,
      tenant_name,
      unit_names: 'Flat 1',
    },
    ...{ estate_name: 'Palmgrove Court', arrears: 18_000_000, late_days: 4, charge_count: 1, promise: null },
    ...{ charge_ids: [`c${n}`], last_contact: null, phone: null, charges: [], contacts: [] },
  })
  const both = [late(1, 'Ada Obi'), late(2, 'Efe Okoro')]
  answerWith({
    'GET /payments/overdue': page(both),
    'GET /payments/overdue/by-age': ages,
    [`GET /payments/overdue/${both[0]?.id}`]: both[0],
  })
  await openAs('ESTATE_MANAGER', `/dashboard/payments/overdue?who=${both[0]?.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Ada Obi' }))
  fireEvent.click(await sheet.findByRole('button', { name: 'Note' }))
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'She pays on Friday' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /Efe Okoro/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Remind 1/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
  expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('She pays on Friday')
})
