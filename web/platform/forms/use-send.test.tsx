import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { ApiError } from '../http/errors.ts'
import { useSend } from './use-send.ts'

type Answers = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

function Screen({ onSent }: { onSent: (answers: Answers) => void }) {
  const change = useMutation({
    mutationFn: () => new Promise((resolve, reject) => onSent({ resolve, reject })),
  })
  const { send, refusal } = useSend(change, { said: 'It was proposed' })
  return (
    <>
      <button type="button" onClick={() => send()}>
        Propose
      </button>
      <p>{refusal}</p>
    </>
  )
}

function App(props: { onSent: (answers: Answers) => void }) {
  const [isHere, setHere] = useState(true)
  return (
    <QueryClientProvider client={new QueryClient()}>
      {isHere && <Screen {...props} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <Toaster />
    </QueryClientProvider>
  )
}

const refused = new ApiError('Add the receipt first.', { status: 409, code: 'ILLEGAL_STATE' })
const hand = userEvent.setup()
const toasts = () => screen.getByLabelText(/^Toasts/)

async function propose(leaves: boolean): Promise<Answers> {
  const sent: Answers[] = []
  render(<App onSent={(answers) => sent.push(answers)} />)
  await hand.click(screen.getByRole('button', { name: 'Propose' }))
  if (leaves) await hand.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0] as Answers
}

it('says on the screen why it was refused', async () => {
  const { reject } = await propose(false)
  reject(refused)
  expect((await screen.findByText('Add the receipt first.')).tagName).toBe('P')
  expect(toasts().textContent).not.toContain('Add the receipt first.')
})

it.each([
  ['done', 'It was proposed', ({ resolve }: Answers) => resolve({})],
  ['refused', 'Add the receipt first.', ({ reject }: Answers) => reject(refused)],
])('tells who has left the screen that it was %s', async (_name, text, answer) => {
  answer(await propose(true))
  await screen.findByText(text)
  expect(toasts().textContent).toContain(text)
})
