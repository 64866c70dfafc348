import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ProfileForm } from './ProfileForm.tsx'

onScreen('desk')
const user = { id: 'me', full_name: 'Ada Obi', email: 'ada@example.ng', phone: '+2348031234567' }
const profile = { bio: null, address: null, emergency_contact: null }

it('saves what was changed alone, so that a number that was changed on another device stays', async () => {
  const CALLS = ['PATCH /users/me', 'PATCH /users/me/profile'] as const
  answerWith({ [CALLS[0]]: user, [CALLS[1]]: profile })
  await openAlone(() => <ProfileForm user={user as never} profile={profile as never} />)
  await userEvent.type(screen.getByLabelText(/^(Home )?[Aa]ddress/), '14 Freedom Way')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(askedFor(CALLS[1])).toHaveLength(1))
  expect(askedFor(CALLS[1])[0]?.body).toEqual({ address: '14 Freedom Way' })
  expect(askedFor(CALLS[0])).toEqual([])
})
