import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { FindButton } from './FindButton.tsx'

onScreen('desk')

it('has what was typed before it was loaded, and goes on from there', async () => {
  answerWith({})
  const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: [], estates: [] }
  await openAlone(() => (
    <ActorContext value={actor as never}>
      <FindButton />
    </ActorContext>
  ))
  const hand = userEvent.setup({ delay: null })
  await hand.keyboard('/adebo')
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  expect(box.value).toBe('adebo')
  await hand.keyboard('la')
  expect(box.value).toBe('adebola')
})
