import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAs, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { openPayment } from '../examples.ts'

const VERIFY = 'POST /payments/verify'

onScreen('desk')

it('says that the bank could not be asked, and lets it be asked again', async () => {
  const open = openPayment('PENDING')
  answerWith({ [`GET /payments/${open.id}`]: open, [VERIFY]: refusal(422, 'PROVIDER_REFUSED') })
  await openAs('ESTATE_MANAGER', `/dashboard/payments/${open.id}`)
  const ask = await screen.findByRole('button', { name: 'Ask the bank now' })
  fireEvent.click(ask)
  expect(await screen.findByText('The bank could not be asked')).toBeDefined()
  fireEvent.click(ask)
  await expect.poll(() => askedFor(VERIFY)).toHaveLength(2)
})
