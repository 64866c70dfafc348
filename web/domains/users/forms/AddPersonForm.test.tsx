import { ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { AddPersonForm } from './AddPersonForm.tsx'

onScreen('phone')
const hand = userEvent.setup({ delay: null })
const estates = [
  { id: 'old', name: 'Adeola Court', is_archived: true },
  { id: 'palm', name: 'Palmgrove Court', is_archived: false },
]
const actor = {
  user: { id: 'me', role: 'ESTATE_MANAGER' },
  permissions: ROLE_PERMISSIONS.ESTATE_MANAGER,
  estates,
}

it('adds a person to the one estate that is in use, and offers none that is archived', async () => {
  answerWith({ 'POST /users': { id: 'u', full_name: 'Ada Obi' } })
  await openAlone(() => (
    <ActorContext value={actor as never}>
      <AddPersonForm onAdded={() => {}} />
    </ActorContext>
  ))
  expect(screen.queryByRole('option', { name: 'Adeola Court' })).toBeNull()
  await hand.type(screen.getByLabelText(/^(Full )?[Nn]ame/), 'Ada Obi')
  await hand.type(screen.getByLabelText(/^Phone/), '0803 123 4567')
  await hand.click(screen.getByRole('button', { name: /^Add/ }))
  await expect.poll(() => askedFor('POST /users')).toHaveLength(1)
  expect(askedFor('POST /users')[0]?.body).toMatchObject({ estate_id: 'palm' })
})
