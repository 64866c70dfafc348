import { beforeEach, expect, it, vi } from 'vitest'
import { write } from '../browser/storage.ts'
import { send } from '../http/http.ts'
import { askForCodesWith } from './step-up.ts'

const SETUP = {
  method: 'POST',
  path: '/onboarding/complete-bank-setup',
  access: 'properties_write',
} as const
const wanting = () =>
  new Response(JSON.stringify({ message: 'x', code: 'SECOND_FACTOR_REQUIRED', status_code: 403 }), {
    status: 403,
  })
const done = () => new Response('{"success":true}')

function serve(...answers: (() => Response)[]) {
  const fetched = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  write('gida.tokens', {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: Date.now() + 1_800_000,
    user_id: 'me',
  })
})

it('makes the call again once the person has shown a code', async () => {
  const fetched = serve(wanting, done)
  const stop = askForCodesWith(async () => true)
  expect(await send(SETUP, { body: {} })).toEqual({ success: true })
  expect(fetched).toHaveBeenCalledTimes(2)
  stop()
})

it('lets the refusal through when the person does not, or when nobody is there to ask', async () => {
  const fetched = serve(wanting)
  const stop = askForCodesWith(async () => false)
  await expect(send(SETUP, { body: {} })).rejects.toMatchObject({ status: 403 })
  stop()
  await expect(send(SETUP, { body: {} })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('asks once for calls that want a code at the same time, and once only for each', async () => {
  const fetched = serve(wanting, wanting, done)
  const ask = vi.fn(async () => true)
  const stop = askForCodesWith(ask)
  await Promise.all([send(SETUP, { body: {} }), send(SETUP, { body: {} })])
  expect(ask).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () => wanting())
  await expect(send(SETUP, { body: {} })).rejects.toMatchObject({ status: 403 })
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

it('refuses what it was asking when the dialog goes, and asks anew when one is there again', async () => {
  const fetched = serve(wanting)
  const ask = vi.fn(() => new Promise<boolean>(() => {}))
  const stop = askForCodesWith(ask)
  const refused = expect(send(SETUP, { body: {} })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  await expect.poll(() => ask).toHaveBeenCalled()
  stop()
  await refused

  fetched.mockImplementationOnce(async () => wanting()).mockImplementationOnce(async () => done())
  const stopAgain = askForCodesWith(async () => true)
  expect(await send(SETUP, { body: {} })).toEqual({ success: true })
  stopAgain()
})
