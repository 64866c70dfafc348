import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const ESTATE = '01900000-0000-7000-8000-000000000002'
const inHand = (n: number, holder_name: string, amount: number) => ({
  ...{ estate_id: ESTATE, estate_name: 'Palmgrove Court', oldest_on: '2026-11-20', can_bank: true },
  ...{ holder_id: `01900000-0000-7000-8000-00000000000${n}`, holder_name, amount },
})

onScreen('desk')

it('takes no sum of one hand to the bank out of another, whose cash is opened beside it', async () => {
  const cash = [inHand(3, 'Musa Ibrahim', 30_000_000), inHand(4, 'Efe Okoro', 90_000_000)]
  answerWith({ 'GET /payments/cash': page(cash) })
  await openAs('ESTATE_MANAGER', '/dashboard/payments/cash')
  const bank = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Take to the bank: cash of ${name}` }))
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount banked').value
  await bank('Musa Ibrahim')
  expect(amount()).toBe('300,000.00')
  await bank('Efe Okoro')
  expect(amount()).toBe('900,000.00')
})

it('shows also what was taken to the bank before the last twenty times', async () => {
  const banked = (slip: string) => ({
    ...{ id: slip, holder_name: 'Musa Ibrahim', slip, amount: 5_000_000, banked_on: '2026-11-20' },
    estate_name: 'Palmgrove Court',
  })
  answerWith({
    'GET /payments/cash': page([]),
    'GET /payments/cash/bankings': ({ query }: { query: { page?: string } }) =>
      query.page === '2' ? page([banked('T-001')], 21, 2) : page([banked('T-021')], 21),
  })
  const { address } = await openAs('ESTATE_MANAGER', '/dashboard/payments/cash')
  const card = await screen.findByRole('region', { name: 'Taken to the bank' })
  await within(card).findByText(/T-021/)
  fireEvent.click(within(card).getByRole('button', { name: /Next/ }))
  await within(card).findByText(/T-001/)
  expect(address()).toBe('/dashboard/payments/cash?banked=2')
})

it('asks before what was typed of one hand is lost, where the cash of another is opened beside it', async () => {
  const cash = [inHand(3, 'Musa Ibrahim', 30_000_000), inHand(4, 'Efe Okoro', 90_000_000)]
  answerWith({ 'GET /payments/cash': page(cash) })
  await openAs('ESTATE_MANAGER', '/dashboard/payments/cash')
  const bank = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Take to the bank: cash of ${name}` }))
  await bank('Musa Ibrahim')
  fireEvent.change(screen.getByLabelText('Number of the slip'), { target: { value: 'T-0042' } })
  await bank('Efe Okoro')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Number of the slip').value).toBe('T-0042')
  await bank('Efe Okoro')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it' }))
  expect(await screen.findByRole('dialog', { name: /Efe Okoro/ })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Number of the slip').value).toBe('')
})
