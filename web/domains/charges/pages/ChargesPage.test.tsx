import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, farCharge } from '../../payments/examples.ts'

const PROPERTY = '01900000-0000-7000-8000-000000000005'
const open = (address: string) => {
  answerWith({
    'GET /charges': page([charge(), farCharge()]),
    [`GET /properties/${PROPERTY}`]: { name: 'Palmgrove Court' },
  })
  return openAs('ESTATE_MANAGER', address)
}

onScreen('desk')

describe('a list of charges that a figure has opened', () => {
  it('asks for the days of that figure, shows them, and lets them go', async () => {
    const at = await open('/dashboard/payments/charges?state=OVERDUE&due_from=2026-09-21&due_to=2026-10-20')
    await screen.findByText('2 in all')
    expect(askedFor('GET /charges')[0]?.query).toMatchObject({
      state: 'OVERDUE',
      due_from: '2026-09-21',
      due_to: '2026-10-20',
    })
    fireEvent.click(screen.getByText('Due 21 Sep to 20 Oct 2026'))
    await waitFor(() => expect(at.address()).toBe('/dashboard/payments/charges?state=OVERDUE'))
  })

  it('names the property that it is narrowed to', async () => {
    const at = await open(`/dashboard/payments/charges?property_id=${PROPERTY}&due_to=2026-11-20`)
    expect(await screen.findByText('Due until 20 Nov 2026')).toBeDefined()
    fireEvent.click(await screen.findByText('Palmgrove Court'))
    await waitFor(() => expect(at.address()).toBe('/dashboard/payments/charges?due_to=2026-11-20'))
  })

  it('says nothing beside the day of what is far off', async () => {
    await open('/dashboard/payments/charges')
    const row = (await screen.findByText('Service charge, Jan to Mar 2027')).closest('tr')
    expect(row?.querySelector('.rounded-full')).toBeNull()
  })
})
