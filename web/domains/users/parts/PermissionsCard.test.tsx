import { ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { isAnythingTyped } from '../../../platform/forms/typed.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { PermissionsCard } from './PermissionsCard.tsx'

const effective = [...ROLE_PERMISSIONS.LANDLORD]
const HELD = {
  user_id: 'u',
  role: 'LANDLORD',
  role_permissions: effective,
  granted: [],
  denied: [],
  effective,
}
const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: ROLE_PERMISSIONS.ESTATE_MANAGER }
const hand = userEvent.setup()

const card = (held: object) => (
  <QueryClientProvider client={queryClient}>
    <ActorContext value={actor as never}>
      <PermissionsCard name="Ada" held={held as never} canChange />
    </ActorContext>
  </QueryClientProvider>
)
const first = () => {
  const [one] = screen.getAllByRole('checkbox')
  if (!one) throw new Error('no permission')
  return one
}

it('asks before ticks that are not saved are lost', async () => {
  render(card(HELD))
  await hand.click(screen.getByRole('button', { name: 'Customise' }))
  await hand.click(first())
  expect(isAnythingTyped()).toBe(true)
  await hand.click(first())
  expect(isAnythingTyped()).toBe(false)
})

it('keeps what somebody else grants while it stands open', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  answerWith({ 'PATCH /users/u': {} })
  const { rerender } = render(card(HELD))
  await hand.click(screen.getByRole('button', { name: 'Customise' }))
  const granted = ['maintenance_write']
  rerender(card({ ...HELD, granted, effective: [...effective, ...granted] }))
  expect(isAnythingTyped()).toBe(false)

  await hand.click(first())
  await hand.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(askedFor('PATCH /users/u')).toHaveLength(1))
  expect(askedFor('PATCH /users/u')[0]?.body).toMatchObject({ permissions: { granted } })
})
