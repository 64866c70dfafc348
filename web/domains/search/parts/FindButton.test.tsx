import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { FindButton } from './FindButton.tsx'

onScreen('desk')

it('has what was typed before it was loaded, and goes on from there', async () => {
  answerWith({})
  write('gida.tokens', {
    ...{ access_token: 'a', refresh_token: 'r' },
    ...{ expires_at: Date.now() + 1e9, user_id: 'me' },
  })
  const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: [], estates: [] }
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ActorContext value={actor as never}>
          <FindButton />
        </ActorContext>
      ),
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const hand = userEvent.setup({ delay: null })
  await hand.keyboard('/adebo')
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  expect(box.value).toBe('adebo')
  await hand.keyboard('la')
  expect(box.value).toBe('adebola')
})
