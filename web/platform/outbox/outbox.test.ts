import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFiles } from '../browser/file-store.ts'
import { write } from '../browser/storage.ts'
import { client } from '../http/api.ts'
import { ApiError } from '../http/errors.ts'
import { queryClient } from '../http/queries.ts'
import { endSession, saveTokens } from '../session/session.ts'
import { drop, type Unsent } from './items.ts'
import { openOutbox } from './outbox.ts'
import { forgetUnsent, listUnsent, placeOf, readQueued } from './queued-items.ts'
import { flush, hurry, sendAgain } from './sender.ts'

type Note = { words: string; on: string }
const problem = (status: number, code: string) => new ApiError('It cannot be', { status, code })
const lost = () => problem(0, 'NETWORK_ERROR')
const refused = () => problem(400, 'VALIDATION_ERROR')

/** What the server answers to each in turn, and what came there. */
let answers: Record<string, (Error | Promise<unknown> | 'done')[]> = {}
let came: { id: string; words: string; files: string[] }[] = []
const outbox = openOutbox<Note>({
  kind: 'reports',
  calls: [client.maintenance.createRequest],
  about: ({ on }) => on,
  gone: 'Gone',
  shown: ({ words }) => ({ text: words, to: '/' }),
  send: async ({ client_id, words, on }, { files }) => {
    came.push({ id: client_id, words, files: files.map(({ name }) => name) })
    const answer = (await answers[on]?.shift()) ?? 'done'
    if (answer instanceof Error) throw answer
  },
})
const alarms = openOutbox<Note>({
  ...{ kind: 'alarms', isPressing: true, calls: [client.alerts.acknowledgeAlert], about: ({ on }) => on },
  shown: ({ words }) => ({ text: words, to: '/' }),
  send: async ({ client_id, words }) => void came.push({ id: client_id, words, files: [] }),
})
const add = (words: string, on = 'this', files: File[] = []) => outbox.add({ words, on }, files)
const kept = () =>
  (listUnsent() as Unsent<Note>[]).map(({ words, state, reason }) => [words, state, reason].filter(Boolean))
const said = () => came.map(({ words }) => words)

beforeEach(() => {
  localStorage.clear()
  answers = {}
  came = []
  signInAs('aisha')
})
afterEach(() => fireEvent(window, new Event('online')))

describe('what waits to be sent', () => {
  it('goes in the order of writing, with its files, and leaves nothing but that it went', async () => {
    await Promise.all([add('one', 'this', [new File(['1'], 'one.png')]), add('two')])
    await expect.poll(kept).toEqual([])
    expect(came.map(({ words, files }) => [words, ...files])).toEqual([['one', 'one.png'], ['two']])
    expect(readQueued().map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(JSON.stringify(readQueued())).not.toContain('one')
  })

  it('is kept where no answer came, and goes again under the same id', async () => {
    answers.this = [lost()]
    await add('one')
    await expect.poll(kept).toEqual([['one', 'unsure']])
    await hurry()
    expect(kept()).toEqual([])
    expect(new Set(came.map(({ id }) => id)).size).toBe(1)
    expect(came).toHaveLength(2)
  })

  it('goes again by itself, not before its time', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.8)
    answers.this = [lost()]
    await add('one')
    await vi.advanceTimersByTimeAsync(3_500)
    await flush()
    expect(came).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(came).toHaveLength(2)
    expect(kept()).toEqual([])
  })

  it('goes on where the clock of the phone was ahead when it was tried, and is right now', async () => {
    vi.useFakeTimers()
    vi.setSystemTime('2031-01-01')
    answers.this = [lost()]
    await add('one')
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime('2026-11-29')
    await flush()
    expect(said()).toEqual(['one', 'one'])
    expect(kept()).toEqual([])
  })

  it('waits in a tab that nobody sees, where the browser cannot say which tab is at it', async () => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await add('one')
    for (let turn = 0; turn < 100; turn++) await null
    expect(seen.mock.calls.length).toBeLessThan(3) // it does not go round and round until it is seen
    expect(kept()).toEqual([['one', 'waiting']])
    seen.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await expect.poll(said).toEqual(['one'])
  })

  it('holds up what follows it on the same thing, and nothing of another thing', async () => {
    answers.this = [lost()]
    await add('first', 'this')
    await add('second', 'this')
    await add('elsewhere', 'that')
    await expect.poll(said).toEqual(['first', 'elsewhere'])
    await hurry()
    expect(said()).toEqual(['first', 'elsewhere', 'first', 'second'])
  })

  it('stands aside where it was refused, with the reason, and goes when its person says so', async () => {
    answers.this = [refused()]
    await add('one')
    await add('two')
    await expect.poll(kept).toEqual([['one', 'refused', 'It cannot be']])
    expect(said()).toEqual(['one', 'two'])
    await sendAgain(listUnsent()[0]?.client_id ?? '')
    expect(kept()).toEqual([])
  })

  it('does not come back when it was taken out while it was under way', async () => {
    const answer = later()
    answers.this = [answer.promise]
    await add('one')
    drop(listUnsent()[0]?.client_id ?? '')
    answer.resolve()
    await flush()
    expect(readQueued()).toEqual([])
  })

  it('of another tab is not lost by what is written here', async () => {
    const other = { words: 'theirs', on: 'that', client_id: 'x', kind: 'reports', about: 'that', order: 1 }
    write(placeOf('x'), { ...other, written_at: new Date().toISOString(), state: 'refused' })
    answers.this = [lost()]
    await add('mine')
    await expect.poll(kept).toEqual([
      ['theirs', 'refused'],
      ['mine', 'unsure'],
    ])
  })

  it('waits while another tab sends of the same thing, and then finds it sent', async () => {
    const turn = later()
    vi.stubGlobal('navigator', {
      ...{ onLine: true, userAgent: '' },
      locks: { request: async (_: string, work: () => Promise<void>) => turn.promise.then(work) },
    })
    await add('one')
    const [one] = listUnsent()
    write(placeOf(one?.client_id ?? ''), { ...one, state: 'sent', sent_at: new Date().toISOString() })
    turn.resolve()
    await flush()
    expect(came).toEqual([])
  })

  it('says at once where the browser keeps nothing, and goes all the same', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const stood = { getItem: () => null, removeItem: () => {}, setItem: full }
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(stood as unknown as Storage)
    fireEvent(window, new Event('offline'))
    const { toast } = await import('../../ui/feedback/toast.tsx')
    const told = vi.spyOn(toast, 'error')
    await add('one')
    expect(told).toHaveBeenCalledWith('This phone is full', expect.anything())
    expect(kept()).toEqual([['one', 'waiting']])
    fireEvent(window, new Event('online'))
    await expect.poll(said).toEqual(['one'])
  })

  it('is not sent after thirty days, nor lost: its person is asked', async () => {
    answers.this = [lost()]
    await add('one')
    await expect.poll(kept).toEqual([['one', 'unsure']])
    const [one] = listUnsent()
    write(placeOf(one?.client_id ?? ''), { ...one, written_at: '2026-01-01T10:00:00Z' })
    await hurry()
    expect(kept()).toEqual([['one', 'refused', expect.stringContaining('30 days')]])
    expect(came).toHaveLength(1)
    await sendAgain(one?.client_id ?? '')
    expect(came).toHaveLength(2)
    expect(kept()).toEqual([])
  })
})

describe('a form that sends at once, or keeps', () => {
  const sendOrKeep = (words: string, on = 'this') => outbox.sendOrKeep({ words, on })

  it('has the answer, and nothing waits', async () => {
    await sendOrKeep('one')
    expect([said(), kept()]).toEqual([['one'], []])
  })
  it('says why it was refused, and nothing waits', async () => {
    answers.this = [refused()]
    await expect(sendOrKeep('one')).rejects.toThrow('It cannot be')
    expect(kept()).toEqual([])
  })
  it('hears that it waits where no answer came, or something of the same thing waits already', async () => {
    answers.this = [lost()]
    expect(await sendOrKeep('one')).toBeNull()
    expect(await sendOrKeep('two')).toBeNull()
    expect(kept()).toEqual([
      ['one', 'unsure'],
      ['two', 'waiting'],
    ])
  })
  it('hears that it waits where one of the same thing is put off, however long ago that was tried', async () => {
    answers.this = [lost()]
    expect(await sendOrKeep('one')).toBeNull()
    await new Promise(setImmediate) // nothing is under way any more
    expect(await sendOrKeep('two')).toBeNull()
  })
  it('hears that it waits where the line went while it was being kept', async () => {
    const sent = sendOrKeep('one')
    fireEvent(window, new Event('offline'))
    expect(await sent).toBeNull()
    expect(kept()).toEqual([['one', 'waiting']])
  })
  it('hears that it waits where two others take up the line; an alarm waits for nothing', async () => {
    const [this_, that] = [later(), later()]
    answers = { this: [this_.promise], that: [that.promise] }
    await add('photos', 'this')
    await add('more photos', 'that')
    await expect.poll(said).toHaveLength(2)
    expect(await sendOrKeep('note', 'other')).toBeNull()
    await alarms.sendOrKeep({ words: 'I need help', on: 'alert' })
    expect(said()).toEqual(['photos', 'more photos', 'I need help'])
    this_.resolve()
    that.resolve()
    await expect.poll(kept).toEqual([])
  })
  it('that was left before it was refused has its words kept, with the reason', async () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children)
    const answer = later()
    answers.this = [answer.promise.then(refused)]
    const form = renderHook(outbox.useSend, { wrapper })
    act(() => form.result.current.mutate({ words: 'one', on: 'this' }))
    await expect.poll(said).toEqual(['one'])
    form.unmount()
    answer.resolve()
    await expect.poll(kept).toEqual([['one', 'refused', 'It cannot be']])

    const of = renderHook(() => outbox.useUntilLeft()('two'))
    of.unmount()
    answers.that = [refused()]
    void outbox.sendOrKeep({ words: 'two', on: 'that', client_id: 'two' } as Note, [])
    await expect.poll(kept).toHaveLength(2)
  })
  it('has kept it before it is sent', async () => {
    const answer = later()
    answers.this = [answer.promise]
    const sent = sendOrKeep('one')
    await expect.poll(said).toEqual(['one'])
    expect(kept()).toEqual([['one', 'sending']])
    answer.resolve()
    await sent
  })
})

describe('on a phone that several share', () => {
  it('it waits for its person where the session is over, and goes under no other name', async () => {
    answers.this = [problem(401, 'TOKEN_EXPIRED')]
    await add('of Aisha', 'this', [new File(['1'], 'one.png')])
    await expect.poll(kept).toEqual([['of Aisha', 'waiting']])
    endSession('expired')
    signInAs('bola')
    await hurry()
    expect(listUnsent()).toEqual([])
    forgetUnsent()
    endSession('signed_out')
    expect(came).toHaveLength(1)
    signInAs('aisha')
    await sendAgain(listUnsent()[0]?.client_id ?? '')
    expect(came[1]).toMatchObject({ words: 'of Aisha', files: ['one.png'] })
  })

  it('it goes with its files when its person signs out', async () => {
    answers.this = [lost()]
    await outbox.add({ words: 'one', on: 'this' }, [new File(['1'], 'one.png')], 'kept-id')
    await expect.poll(kept).toEqual([['one', 'unsure']])
    forgetUnsent()
    expect(readQueued()).toEqual([])
    await expect.poll(() => readFiles('kept-id')).toBeNull()
  })
})

function later() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

function signInAs(id: string): void {
  saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id } })
}
