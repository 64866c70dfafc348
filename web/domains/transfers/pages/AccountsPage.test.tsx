import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, openAlone, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { AccountsPage } from './AccountsPage.tsx'

onScreen('desk')

it('asks before an account that was being typed is lost', async () => {
  answerWith({ 'GET /transfers/bank-accounts': page([]), 'GET /estates': page([]) })
  await openAlone(() => <AccountsPage />)
  const hand = userEvent.setup({ delay: null })
  const [add] = await screen.findAllByRole('button', { name: 'Add an account' })
  await hand.click(add as HTMLElement)
  await hand.type(await screen.findByLabelText('Account number'), '0123456789')
  await hand.keyboard('{Escape}')
  await hand.click(await screen.findByRole('button', { name: 'Keep writing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe('0123456789')
})
