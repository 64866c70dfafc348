import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { type Answers, answerWith, askedFor, refusal } from '../../../testing.tsx'
import { ME } from '../../payments/examples.ts'
import { ReportForm } from './ReportForm.tsx'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [HOME, OTHER, PUMP] = [id(1), id(2), id(3)]
const alike = {
  data: [{ id: PUMP, title: 'The pump is dead', reports: 2, unit_name: null, block: null, estate_name: 'A' }],
}
const REPORT = `POST /onboarding/units/${HOME}/maintenance`
const hand = userEvent.setup({ delay: null })
const press = async (name: string | RegExp) => hand.click(await screen.findByRole('button', { name }))

const form = (unitId: string) => (
  <QueryClientProvider client={queryClient}>
    <ReportForm unitId={unitId} onSent={() => {}} onKept={() => {}} />
  </QueryClientProvider>
)
function open(answers: Answers = {}) {
  answerWith({
    [`GET /onboarding/units/${HOME}/maintenance/alike`]: alike,
    [`GET /onboarding/units/${OTHER}/maintenance/alike`]: { data: [] },
    [REPORT]: { id: id(9) },
    ...answers,
  })
  return render(form(HOME))
}
const sent = () => askedFor(REPORT).map(({ body }) => (body as { same_as_id?: string }).same_as_id)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
})

it('what was said to be the same as another fault can be taken back', async () => {
  open()
  await press('Water')
  await press('Me too')
  await press('Back')
  const said = await screen.findByRole('button', { name: 'Me too' })
  expect(said.getAttribute('aria-pressed')).toBe('true')
  await hand.click(said)
  await press('Next')
  await press('Next')
  await press('Send report')
  await waitFor(() => expect(sent()).toEqual([undefined]))
})

it('another home or kind of fault is not the same any more, and what was typed stays', async () => {
  const { rerender } = open()
  await press('Water')
  await press('Me too')
  await hand.type(await screen.findByLabelText(/few words/), 'Tap drips')
  rerender(form(OTHER))
  rerender(form(HOME))
  await press('Back')
  await press('Back')
  await press('Power')
  await press('Next')
  expect(screen.getByLabelText<HTMLInputElement>(/few words/).value).toBe('Tap drips')
  await press('Next')
  await press('Send report')
  await waitFor(() => expect(sent()).toEqual([undefined]))
})

it('a report of what was done meanwhile goes by itself', async () => {
  let tries = 0
  open({ [REPORT]: () => (++tries === 1 ? refusal(409, 'ILLEGAL_STATE') : { id: id(9) }) })
  await press('Water')
  await press('Me too')
  await press('Next')
  await press('Send report')
  await waitFor(() => expect(sent()).toEqual([PUMP, undefined]))
})
