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
