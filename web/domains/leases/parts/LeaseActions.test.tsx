import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { LEASE, lease } from '../examples.ts'
import { LeaseActions } from './LeaseActions.tsx'

onScreen('desk')
const MOVE = `PATCH /leases/${LEASE}`

it('asks before a draft is cancelled, and cancels none that is kept', async () => {
  const draft = { ...lease({ status: 'DRAFT' }), charges: [], schedule: [] }
  answerWith({ [MOVE]: { ...draft, status: 'TERMINATED' } })
  await openAlone(() => <LeaseActions lease={draft as never} />)
  const hand = userEvent.setup()
  const choose = async () => {
    await hand.click(await screen.findByRole('button', { name: 'More: cancel this draft' }))
    await hand.click(await screen.findByRole('menuitem', { name: 'Cancel this draft' }))
  }
  await choose()
  await hand.click(await screen.findByRole('button', { name: 'Keep the draft' }))
  expect(askedFor(MOVE)).toEqual([])
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this draft' }))
  await waitFor(() => expect(askedFor(MOVE).map(({ body }) => body)).toEqual([{ status: 'TERMINATED' }]))
})
