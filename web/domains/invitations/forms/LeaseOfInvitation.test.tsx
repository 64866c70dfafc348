import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { useFields } from '../../../platform/forms/use-save.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { unit } from '../../estates/examples.ts'
import type { InviteValues } from '../invite-values.ts'
import { LeaseOfInvitation } from './LeaseOfInvitation.tsx'

const HOME = unit({ rent_amount: 120_000_000, caution_deposit: 20_000_000 })
const quoted = { quote: {}, warnings: [], isAsking: false, mayBeSaved: async () => true }

onScreen('phone')

function Form() {
  const form = useFields<InviteValues>({ unit_id: HOME.id, with_lease: true, start_date: '2030-01-01' })
  return (
    <FormProvider {...form}>
      <LeaseOfInvitation form={form} quoted={quoted as never} />
    </FormProvider>
  )
}
const shownIn = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value

it('proposes what the unit asks for, and leaves what was typed before it came and when it comes again', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  let resolve: (answer: unknown) => void = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  const CALL = `GET /onboarding/units/${HOME.id}`
  answerWith({ [CALL]: () => promise })
  const hand = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <Form />
    </QueryClientProvider>,
  )
  await hand.type(screen.getByLabelText('Rent'), '1500000')
  await hand.tab()
  await act(async () => resolve(HOME))
  await waitFor(() => expect(shownIn(/deposit/i)).toBe('200,000.00'))
  expect(shownIn('Rent')).toBe('1,500,000.00')

  answerWith({ [CALL]: { ...HOME, caution_deposit: 25_000_000, rent_amount: 130_000_000 } })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(shownIn(/deposit/i)).toBe('250,000.00'))
  expect(shownIn('Rent')).toBe('1,500,000.00')
})
