import { ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { isAnythingTyped } from '../../../platform/forms/typed.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ActorContext } from '../../../platform/session/actor.ts'
import { PermissionsCard } from './PermissionsCard.tsx'

it('asks before ticks that are not saved are lost', async () => {
  const effective = ROLE_PERMISSIONS.LANDLORD
  const held = {
    user_id: 'u',
    role: 'LANDLORD',
    role_permissions: effective,
    granted: [],
    denied: [],
    effective,
  }
  const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: ROLE_PERMISSIONS.ESTATE_MANAGER }
  render(
    <QueryClientProvider client={queryClient}>
      <ActorContext value={actor as never}>
        <PermissionsCard name="Ada" held={held as never} canChange />
      </ActorContext>
    </QueryClientProvider>,
  )
  const hand = userEvent.setup()
  await hand.click(screen.getByRole('button', { name: 'Customise' }))
  const [first] = screen.getAllByRole('checkbox')
  if (!first) throw new Error('no permission')
  await hand.click(first)
  expect(isAnythingTyped()).toBe(true)
  await hand.click(first)
  expect(isAnythingTyped()).toBe(false)
})
