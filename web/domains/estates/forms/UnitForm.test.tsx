import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { unit } from '../examples.ts'
import { UnitForm } from './UnitForm.tsx'

const hand = userEvent.setup()

it('leaves a rent that a colleague has changed meanwhile as it is, and changes again only what is changed again', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  const shown = unit()
  const call = `PATCH /onboarding/units/${shown.id}`
  answerWith({ [call]: shown })
  render(
    <QueryClientProvider client={queryClient}>
      <UnitForm unit={shown} onSaved={() => {}} />
    </QueryClientProvider>,
  )
  const sent = () => askedFor(call).map(({ body }) => body)
  const save = () => hand.click(screen.getByRole('button', { name: 'Save' }))
  const block = screen.getByLabelText('Block')
  await hand.clear(block)
  await hand.type(block, 'North')
  await save()
  await waitFor(() => expect(sent()).toEqual([{ block: 'North' }]))

  await hand.type(block, ' wing')
  await save()
  await waitFor(() => expect(sent()).toEqual([{ block: 'North' }, { block: 'North wing' }]))

  await hand.clear(screen.getByLabelText('Bedrooms'))
  await save()
  await waitFor(() => expect(sent().at(-1)).toEqual({ bedrooms: null }))
})
