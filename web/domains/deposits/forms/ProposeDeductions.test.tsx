import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ME } from '../../payments/examples.ts'
import { ProposeDeductions } from './ProposeDeductions.tsx'

const ID = '01900000-0000-7000-8000-00000000000d'
const CALL = `POST /deposits/${ID}/propose`
const DEPOSIT = { id: ID, held: 50_000_000, outstanding: 0, deductions: [], to_arrears: 0, note: null }
const FILE = { id: '01900000-0000-7000-8000-0000000000f1', name: 'door.jpg', content_type: 'image/jpeg' }

/** A line on which the test says when a file has arrived. */
class Line {
  static last: Line | undefined
  upload = {}
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  status = 201
  responseText = JSON.stringify({ ...FILE, size: 4 })
  constructor() {
    Line.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

onScreen('phone')
beforeEach(() => {
  Line.last = undefined
  vi.stubGlobal('XMLHttpRequest', Line)
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
})

const hand = userEvent.setup()
const button = (name: string) => screen.getByRole('button', { name })

async function proposeWithPhoto() {
  answerWith({ [CALL]: DEPOSIT })
  render(
    <QueryClientProvider client={queryClient}>
      <ProposeDeductions deposit={DEPOSIT as unknown as DepositDetail} onDone={() => {}} />
    </QueryClientProvider>,
  )
  await hand.click(button('Add a deduction'))
  await hand.upload(screen.getByLabelText(/^Proof/), new File(['door'], 'door.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(Line.last).toBeDefined())
}
const arrives = () => act(async () => Line.last?.onload?.())

it('keeps what is typed, and what is added, while a photo is sent', async () => {
  await proposeWithPhoto()
  const [reason] = screen.getAllByLabelText(/^What for/)
  await hand.type(reason as HTMLElement, 'A broken door')
  await hand.type(screen.getByLabelText(/^Amount/), '20000')
  await hand.click(button('Add a deduction'))
  await arrives()
  expect(await screen.findByText(/door\.jpg/)).toBeDefined()
  expect(screen.getByDisplayValue('A broken door')).toBeDefined()
  expect(screen.getAllByLabelText(/^Amount/)).toHaveLength(2)
})

it('waits for a photo that is on its way, and goes with it', async () => {
  await proposeWithPhoto()
  await hand.type(screen.getAllByLabelText(/^What for/)[0] as HTMLElement, 'A broken door')
  await hand.type(screen.getByLabelText(/^Amount/), '20000')
  await hand.click(button('Send to the tenant'))
  expect(askedFor(CALL)).toEqual([])
  await arrives()
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toMatchObject({
    deductions: [{ reason: 'A broken door', amount: 2_000_000, evidence: [FILE.id] }],
  })
})

it('does not go without a photo that did not arrive, and says so', async () => {
  await proposeWithPhoto()
  await hand.type(screen.getAllByLabelText(/^What for/)[0] as HTMLElement, 'A broken door')
  await hand.type(screen.getByLabelText(/^Amount/), '20000')
  await hand.click(button('Send to the tenant'))
  await act(async () => Line.last?.onerror?.())
  expect(await screen.findByText(/^The proof was not sent/)).toBeDefined()
  expect(askedFor(CALL)).toEqual([])
  expect(button('Send to the tenant')).toHaveProperty('disabled', false)
})

it('asks for the proof by a button of its own, not by the browser’s in its language', async () => {
  answerWith({ [CALL]: DEPOSIT })
  render(
    <QueryClientProvider client={queryClient}>
      <ProposeDeductions deposit={DEPOSIT as unknown as DepositDetail} onDone={() => {}} />
    </QueryClientProvider>,
  )
  await hand.click(button('Add a deduction'))
  const chosen = vi.spyOn(screen.getByLabelText<HTMLInputElement>(/^Proof/), 'click')
  await hand.click(button('Take a photo or choose a file'))
  expect(chosen).toHaveBeenCalledOnce()
})
