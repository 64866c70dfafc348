import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { LEASE, lease } from '../examples.ts'
import { RemoveTenant } from './RemoveTenant.tsx'

const present = lease()
const END = `POST /onboarding/units/${present.unit_id}/remove-tenant`
const ending = {
  ...{ lease_id: LEASE, last_day: '2026-11-29', called_off: false, lines: [], transfer: null },
  ...{ still_owed: 0, withdrawn: 0, becomes_credit: 0, credit_used: 0, deposit_held: 0 },
}

onScreen('phone')

it('ends no tenancy before it is on screen what that does', async () => {
  let answer: (found: object) => void = () => {}
  answerWith({
    [`GET /leases/${LEASE}/ending`]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    [END]: { ...present, charges: [] },
  })
  await openAlone(() => <RemoveTenant lease={present} onClose={() => {}} />)
  const end = screen.getByRole<HTMLButtonElement>('button', { name: 'End the tenancy of Flat B4' })
  fireEvent.click(end)
  expect(end.disabled).toBe(true)
  expect(askedFor(END)).toEqual([])
  answer(ending)
  await waitFor(() => expect(end.disabled).toBe(false))
  fireEvent.click(end)
  await waitFor(() => expect(askedFor(END)).toHaveLength(1))
})

it('names the credit that arises before what is paid of it, so that nobody takes it for what is left', async () => {
  const used = { ...ending, still_owed: 27_000_000, becomes_credit: 57_000_000, credit_used: 27_000_000 }
  answerWith({ [`GET /leases/${LEASE}/ending`]: used })
  await openAlone(() => <RemoveTenant lease={present} onClose={() => {}} />)
  await screen.findByText('Paid from credit')
  const names = [...document.querySelectorAll('dt')].map((name) => name.textContent)
  expect(names.indexOf('Becomes the tenant’s credit')).toBeLessThan(names.indexOf('Paid from credit'))
})
