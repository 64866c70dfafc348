import { expect, test } from 'vitest'
import { renderInWorker } from './render-worker.ts'

const draw = renderInWorker<unknown>(
  new URL('../../domains/receipts/receipt-render-worker.ts', import.meta.url),
)

test('a paper that cannot be drawn fails alone, and the thread goes on', async () => {
  const bad = await Promise.allSettled([draw({}), draw(null)])
  expect(bad.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await draw({}).catch((error: Error) => error.message)).toContain('TypeError')
})

test('a paper that never comes ends the thread with all that wait behind it, and the next is drawn by another', async () => {
  const draw = renderInWorker<string, string>(
    new URL('../../testing/files/endless-render-worker.ts', import.meta.url),
    2_000,
  )
  expect(await draw('first')).toBe('first')
  const both = await Promise.allSettled([draw('endless'), draw('behind it')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await draw('next')).toBe('next')
})
