import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PaymentReceived } from './PaymentReceived.tsx'

vi.mock('#words/payments', async (read) => {
  const { payments } = await read<typeof import('#words/payments')>()
  return { payments: { ...payments, paidSoFar: (amount: string) => `Kun biya ${amount} zuwa yanzu` } }
})

onScreen('phone')

it('says what was paid in the order of the words, whatever the language', async () => {
  answerWith({ 'GET /payments/stats': { collected: 366_500_000, by_month: [] } })
  await openAlone(() => (
    <ActorContext value={{ user: { role: 'TENANT' } } as never}>
      <PaymentReceived estateId={undefined} />
    </ActorContext>
  ))
  expect((await screen.findByRole('link')).textContent).toBe('Kun biya ₦3,665,000 zuwa yanzu')
})
