import { beforeEach, expect, test, vi } from 'vitest'
import { add, flush, kept, type QueuedForm } from './outbox.ts'

const said: string[] = []
const told = {
  waits: (all: readonly QueuedForm[]) => void said.push(`waits: ${all.length}`),
  refused: (why: string) => void said.push(`refused: ${why}`),
  sent: () => void said.push('sent'),
}
const photo = (key: string): QueuedForm => ({
  ...{ key, what: 'photo', action: '/j/token/photos' },
  fields: [
    ['key', key],
    ['kind', 'AFTER'],
  ],
})
const done: QueuedForm = { key: 'done', what: 'done', action: '/j/token', fields: [['act', 'done']] }
const picture = () => new File(['x'], 'tap.jpg', { type: 'image/jpeg' })

/** A fake server that answers each request in turn, with a status and a page or a network error; returns the requests received. */
function server(answers: ([status: number, page?: string] | 'no line')[]) {
  const came: string[] = []
  vi.stubGlobal('fetch', async (action: string, { body }: { body: FormData | URLSearchParams }) => {
    came.push(`${action} ${body.get('key') ?? body.get('act')}`)
    const answer = answers.shift() ?? [200]
    if (answer === 'no line') throw new TypeError('Failed to fetch')
    return new Response(answer[1] ?? '', { status: answer[0] })
  })
  return came
}

beforeEach(() => {
  localStorage.clear()
  said.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

test('photos go before the word that it is done, under the keys of the first time, until the server has them', async () => {
  const came = server(['no line', [503], [200], [200]])
  await add(photo('one'), picture())
  await add(photo('one'), picture())
  await add(done)
  await flush(told)
  await flush(told)
  expect(kept().map(({ key }) => key)).toEqual(['one', 'done'])
  expect(said).not.toContain('sent')
  await vi.runOnlyPendingTimersAsync()
  await flush(told)
  expect(came).toEqual([...Array(3).fill('/j/token/photos one'), '/j/token done'])
  expect(kept()).toEqual([])
  expect(said).toContain('sent')
})

test('what is refused is said in the words of the page, and holds up nothing', async () => {
  const came = server([[400, '<h1>Job</h1><p role="alert">This is a HEIC photo.</p>'], [200]])
  await add(photo('heic'), picture())
  await add(photo('two'), picture())
  await flush(told)
  expect(said).toContain('refused: This is a HEIC photo.')
  expect(came).toHaveLength(2)
  expect(kept()).toEqual([])
})

test('a page that another phone has opened keeps what waits', async () => {
  server([[403, '<h1>Open on another phone</h1>']])
  await add(photo('one'), picture())
  await flush(told)
  expect(kept()).toHaveLength(1)
})

test('what waits for a page that is not open to this phone holds up no other job', async () => {
  const came = server([[403, '<h1>Open on another phone</h1>'], [200], [200]])
  await add(photo('one'), picture())
  await add({ ...photo('two'), action: '/j/other/photos' }, picture())
  await add({ ...done, action: '/j/other' })
  await flush(told)
  expect(came).toEqual(['/j/token/photos one', '/j/other/photos two', '/j/other done'])
  expect(kept().map(({ key }) => key)).toEqual(['one'])
})
