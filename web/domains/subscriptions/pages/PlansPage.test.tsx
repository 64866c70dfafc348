import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PlansPage } from './PlansPage.tsx'

const plan = (n: number, name: string, unit_price: number) => ({
  ...{ id: `01900000-0000-7000-8000-00000000000${n}`, name, billed: 'YEARLY', free_units: 0 },
  ...{ offered_from: '2026-01-01', ends_on: null, unit_price, prices: [] },
})
const actor = { user: { role: 'ADMIN' }, permissions: ['platform_write'], estates: [] }
const hand = userEvent.setup({ delay: null })

onScreen('desk')

it('announces no price of one plan for another whose form is opened beside it', async () => {
  answerWith({
    'GET /price-plans': { data: [plan(1, 'Basic', 50_000), plan(2, 'Whole', 90_000)] },
    'GET /platform-seller': { seller: null },
  })
  await openAlone(() => (
    <ActorContext value={actor as never}>
      <PlansPage />
    </ActorContext>
  ))
  const change = async (name: string) => {
    await hand.click(await screen.findByRole('button', { name: new RegExp(name) }))
    await hand.click(await screen.findByRole('menuitem', { name: 'Change the price' }))
  }
  const seen = async (title: RegExp) => {
    const form = within(await screen.findByRole('dialog', { name: title }))
    return form.getByLabelText<HTMLInputElement>('Per active unit per month, excluding VAT').value
  }
  await change('Basic')
  expect(await seen(/^Basic/)).toBe('500.00')
  await change('Whole')
  expect(await seen(/^Whole/)).toBe('900.00')
})
