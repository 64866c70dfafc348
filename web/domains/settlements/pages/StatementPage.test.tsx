import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const ESTATE = '01900000-0000-7000-8000-000000000001'
const [ADA, BOLA] = ['01900000-0000-7000-8000-000000000301', '01900000-0000-7000-8000-000000000302']
const owner = (landlord_id: string, landlord_name: string) => ({
  ...{ estate_id: ESTATE, estate_name: 'Palmgrove Court', landlord_id, landlord_name },
  ...{ owed: 1, with_provider: 0 },
})
const statement = {
  ...{ is_closed: true, from: '2026-10-01', to: '2026-10-31', opening: 0, closing: 12_345_600 },
  totals: { received: 0, commission: 0, taken_back: 0, paid_out: 0, other: 0 },
  ...{ closing_with_provider: 0, closing_with_us: 12_345_600, by_property: [], moves: [], move_count: 0 },
}
/** The sign of the naira is smaller than what follows it. */
const isShown = () => document.body.textContent.includes('₦123,456.00')
const AT = '/dashboard/payments/statements'
const hand = userEvent.setup({ delay: null })

async function open(search: string, owners = [owner(ADA, 'Ada Obi'), owner(BOLA, 'Bola Ade')]) {
  answerWith({
    'GET /statements/owners': { data: owners, is_mailed: false },
    [`GET /estates/${ESTATE}/statement`]: ({ query }: { query: Record<string, string> }) =>
      query.landlord_id === ADA ? statement : new Promise(() => {}),
    [`GET /estates/${ESTATE}/statement/year`]: { year: 2026, months: [] },
  })
  return openAs('ESTATE_MANAGER', AT + search)
}

onScreen('phone')

it('shows no sum of one owner under the name of another, however long the line takes', async () => {
  await open(`?estate=${ESTATE}&owner=${ADA}`)
  await waitFor(() => expect(isShown()).toBe(true))
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Owner and estate' })
  await hand.selectOptions(choice, `${ESTATE}:${BOLA}`)
  await waitFor(() => expect(choice.value).toBe(`${ESTATE}:${BOLA}`))
  expect(isShown()).toBe(false)
})

it('says that a statement is not there, and shows none of somebody else in its place', async () => {
  const { address } = await open(`?estate=${ESTATE}&owner=${BOLA}`, [owner(ADA, 'Ada Obi')])
  expect(await screen.findByText(/^You do not have access to this owner’s statement/)).toBeDefined()
  expect(isShown()).toBe(false)
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Owner and estate' }), `${ESTATE}:${ADA}`)
  await waitFor(() => expect(isShown()).toBe(true))
  expect(address()).toContain(ADA)
})
