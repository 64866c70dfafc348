import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PayAdvanceForm } from './PayAdvanceForm.tsx'

onScreen('desk')

const label = 'Zenith Bank, 1012345678, Sunday Okafor'

async function openWith(account: object | null) {
  const costs = { order_id: 'o', quoted_deposit: 1_000_000, account } as never
  await openAlone(() => <PayAdvanceForm costs={costs} onClose={() => {}} />)
}
const question = () => screen.queryByLabelText(/I called the vendor/)

it('names the account that a vendor is paid to before the start, and calls it changed only where it was', async () => {
  await openWith({ label, must_confirm: false, changed_by_me: false })
  expect(screen.getByText(`To ${label}`)).toBeDefined()
  expect(question()).toBeNull()
})

it('asks to confirm an account that somebody else changed lately', async () => {
  await openWith({ label, must_confirm: true, changed_by_me: false })
  expect(question()).not.toBeNull()
  expect(screen.queryByText(/You changed this account/)).toBeNull()
})

it('says where no account of the vendor is kept', async () => {
  await openWith(null)
  expect(screen.getByText(/you can only record cash/)).toBeDefined()
  expect(question()).toBeNull()
})
