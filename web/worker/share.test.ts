import { expect, test, vi } from 'vitest'
import { inStore } from '../platform/browser/database.ts'
import type { WorkerScope } from './scope.ts'
import { handleShares } from './share.ts'

vi.mock('../platform/browser/database.ts')

/** Posts a form to the share target; returns the worker's response and what it stored. */
async function shared(method: string, address: string, form = new FormData(), put = vi.fn()) {
  const remove = vi.fn()
  vi.mocked(inStore).mockImplementation(async (_, __, ask) => ask({ put, delete: remove } as never) as never)
  vi.stubGlobal('Response', { redirect: (to: string, status: number) => `${status} ${to}` })
  let answer: unknown = null
  const request = { method, url: `https://gida.example${address}`, formData: async () => form }
  const worker = {
    addEventListener: (_: string, hear: (event: object) => void) =>
      hear({ request, respondWith: (given: Promise<unknown>) => (answer = given) }),
  }
  handleShares(worker as unknown as WorkerScope)
  return { answer: await answer, kept: put.mock.calls[0]?.[0], isEmptied: remove.mock.calls.length > 0 }
}

test('a shared alert of the bank and its picture are kept, and the form opens', async () => {
  const form = new FormData()
  form.append('title', 'GTBank')
  form.append('text', 'NGN 1,250,000 sent')
  form.append('files', new File(['png'], 'alert.png', { type: 'image/png' }))
  form.append('files', new File([], 'empty.png'))
  const { answer, kept } = await shared('POST', '/dashboard/share', form)
  expect(answer).toBe('303 /dashboard/share')
  expect(kept).toMatchObject({ text: 'GTBank\nNGN 1,250,000 sent', files: [{ name: 'alert.png' }] })
})

test('on a phone without room the form opens empty, and not with what somebody shared before', async () => {
  const full = vi.fn(() => {
    throw new Error('QuotaExceededError')
  })
  const { answer, isEmptied } = await shared('POST', '/dashboard/share', new FormData(), full)
  expect(answer).toBe('303 /dashboard/share')
  expect(isEmptied).toBe(true)
})

test.each([
  ['GET', '/dashboard/share'],
  ['POST', '/api/v1/payments'],
])('%s %s passes it by', async (method, address) => {
  expect(await shared(method, address)).toMatchObject({ answer: null, kept: undefined })
})
