import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { write } from '../platform/browser/storage.ts'
import { type App, endApp, openApp, settle, trackListeners } from './app.ts'
import { type Cut, type Line, makeFaultyNetwork, stubFetch } from './faulty-network.ts'
import { nameOf, STORIES } from './stories.ts'

/** The browser's store of files: it outlives the app. */
const files = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../platform/browser/database.ts', () => ({
  inStore: async (_: string, __: string, ask: (store: object) => unknown) =>
    ask({
      put: (value: unknown, key: string) => void files.set(key, value),
      get: (key: string) => files.get(key),
      delete: (key: string) => void files.delete(key),
    }),
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  trackListeners()
})

let opened: App | null = null
afterEach(() => {
  endApp()
  opened = null
})

/** A phone of somebody who has signed in; the app is opened anew where it was ended. */
async function phone(): Promise<App> {
  localStorage.clear()
  files.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  opened ??= await openApp()
  return opened
}

/** What came of a story: what its person did, what of it the server has, and what still waits. */
type Came = { line: Line; did: readonly string[]; done: readonly string[]; left: number }

/** Tells a story with a cut in the line, and lets the line come back. */
async function tell(story: string, cut: Cut | null): Promise<Came> {
  const line = makeFaultyNetwork(cut, nameOf)
  stubFetch(line)
  let app = await phone()
  const did: string[] = []
  const saidTooEarly: string[] = []
  for (const { name, more = [], does } of STORIES[story] ?? []) {
    // What a form calls saved is there.
    void does(app).then((answer) => answer && !line.done().includes(name) && saidTooEarly.push(name))
    did.push(name, ...more)
    await settle()
    if (line.isDead()) break
  }
  const sent = app.readQueued().filter(({ state }) => state === 'sent')
  expect(sent.length).toBeLessThanOrEqual(line.done().length)
  if (line.isDead()) {
    endApp()
    line.comesBack()
    app = opened = await openApp()
    await app.sendUnsent()
  } else line.comesBack()
  await settle()
  expect(saidTooEarly).toEqual([])
  return { line, did: byThing(did), done: byThing(line.done()), left: app.listUnsent().length }
}

/** Of one thing in its order; what is about another thing may come before. */
const byThing = (names: readonly string[]): readonly string[] =>
  [...names].sort((a, b) => (a.split(' ')[0] ?? '').localeCompare(b.split(' ')[0] ?? ''))

/** Each exchange loses its request, or its answer; at every third cut the app dies too. */
const cutsOf = (exchanges: number): Cut[] =>
  Array.from({ length: 2 * exchanges }, (_, point) => ({
    at: Math.floor(point / 2) + 1,
    lost: point % 2 === 0 ? 'request' : 'answer',
    kills: point % 3 === 1,
  }))

test.each(Object.keys(STORIES))(
  '%s: wherever the line is cut, nothing is lost, doubled or said too early',
  async (story) => {
    const whole = await tell(story, null)
    expect(whole).toMatchObject({ done: whole.did, left: 0 })
    for (const cut of cutsOf(whole.line.exchanges())) {
      const { did, done, left } = await tell(story, cut)
      expect({ cut, done, left }).toEqual({ cut, done: did, left: 0 })
    }
  },
)
