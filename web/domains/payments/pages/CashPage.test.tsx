import { fireEvent, screen } from '@testing-library/react'
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
