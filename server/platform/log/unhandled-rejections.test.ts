import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectUnhandledRejections } from '../../testing/unhandled-rejections.ts'
import { testConfig } from '../../testing/world.ts'
import { makeServer } from '../http/server.ts'
import { logUnhandledRejections } from './unhandled-rejections.ts'

type Line = { error?: Error; method?: string; route?: string }
const lines: Line[] = []
const log = { info() {}, warn() {}, error: (fields: Line) => void lines.push(fields) }
const left = collectUnhandledRejections()
let app: Awaited<ReturnType<typeof makeServer>>
let end = () => {}

beforeAll(async () => {
  end = logUnhandledRejections(log)
  app = await makeServer(testConfig(), log)
  app.post('/waits-for-good', () => {
    void leave()
    return new Promise(() => {})
  })
  app.post('/answers', async () => {
    void leave()
    return { done: true }
  })
})
beforeEach(() => void lines.splice(0))
afterEach(left)
afterAll(async () => {
  end()
  await app.close()
})

async function leave() {
  await Promise.resolve()
  throw new Error('left behind')
}

const post = (url: string) => app.inject({ method: 'POST', url, payload: { some: 'body' } })

test('a promise left behind is logged with its call, and the call that waits for good is answered', async () => {
  const answer = await post('/waits-for-good')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL_ERROR'])
  expect(lines).toMatchObject([
    { error: { message: 'left behind' }, method: 'POST', route: '/waits-for-good' },
  ])
})

test('what else is under way goes on', async () => {
  const both = await Promise.all([post('/answers'), post('/waits-for-good'), post('/answers')])
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 500, 200])
  expect(await left()).toHaveLength(3)
  expect(lines).toHaveLength(3)
})
