import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActorContext } from '../../platform/session/actor.ts'
import { openAlone } from '../../testing.tsx'
import { NoAccess } from './NotFound.tsx'

const openFor = (role: string) =>
  openAlone(() => (
    <ActorContext value={{ user: { role } } as never}>
      <NoAccess />
    </ActorContext>
  ))

it.each(['ESTATE_MANAGER', 'ADMIN'])('sends nobody who runs it to the estate manager: %s', async (role) => {
  await openFor(role)
  expect(await screen.findByText('This page is for other roles.')).toBeDefined()
})

it('tells a tenant whom to ask', async () => {
  await openFor('TENANT')
  expect(await screen.findByText(/ask your estate manager/)).toBeDefined()
})
