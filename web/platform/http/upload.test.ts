import { beforeEach, expect, test, vi } from 'vitest'
import { saveTokens } from '../session/session.ts'
import { client } from './api.ts'
import { upload } from './upload.ts'

vi.mock('./reachability.ts', () => ({ reportReachable: () => {}, reportUnanswered: () => {} }))

/** A line on which the test says what comes through, and when. */
class Line {
  static last: Line
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onloadend?: () => void
  status = 201
  responseText = '{"id":"import"}'
  isAborted = false
  constructor() {
    Line.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true
    this.onloadend?.()
  }
  answer() {
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Line)
})

const MINUTE = 60_000
function send() {
  const told: number[] = []
  const form = { body: new FormData() } as never
  const sent = upload(client.imports.createImport, form, { onProgress: (percent) => told.push(percent) })
  return { told, sent }
}

test('a large file on a slow line is not given up while some of it moves', async () => {
  const { told, sent } = send()
  await vi.advanceTimersByTimeAsync(0)
  for (let minute = 1; minute <= 30; minute++) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    Line.last.upload.onprogress?.({ loaded: minute, total: 30 })
  }
  Line.last.answer()
  expect(await sent).toEqual({ id: 'import' })
  expect([told[0], told.at(-1)]).toEqual([3, 100])
})

test('the page of a hotspot is no answer, whatever its status', async () => {
  const { sent } = send()
  const failure = expect(sent).rejects.toMatchObject({ code: 'PARSE_ERROR' })
  await vi.advanceTimersByTimeAsync(0)
  Line.last.responseText = '<html>Welcome to our network</html>'
  Line.last.answer()
  await failure
})

test('a line on which nothing moves any more is given up, and says so', async () => {
  const { sent } = send()
  const failure = expect(sent).rejects.toMatchObject({ code: 'TIMEOUT' })
  await vi.advanceTimersByTimeAsync(MINUTE)
  Line.last.upload.onprogress?.({ loaded: 1, total: 30 })
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  await failure
  expect(Line.last.isAborted).toBe(true)
})

test('what was given up while the session was renewed is not sent', async () => {
  saveTokens({ access_token: 'old', refresh_token: 'old', expires_in: 0, user: { id: 'me' } })
  let renew = (_answer: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (renew = resolve)))
  const sending = vi.spyOn(Line.prototype, 'send')
  const leaving = new AbortController()
  const sent = upload(client.imports.createImport, { body: new FormData() } as never, {
    onProgress: () => {},
    signal: leaving.signal,
  })
  const failure = expect(sent).rejects.toThrow('aborted')
  leaving.abort()
  const answer = { access_token: 'new', refresh_token: 'new', expires_in: 900, user: { id: 'me' } }
  await vi.advanceTimersByTimeAsync(0)
  renew(Response.json(answer))
  await failure
  expect(sending).not.toHaveBeenCalled()
})
