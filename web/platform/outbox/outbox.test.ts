import { beforeEach, describe, expect, it } from 'vitest'
import { readFiles } from '../browser/file-store.ts'
import { read, write } from '../browser/storage.ts'
import { ApiError } from '../http/errors.ts'
import { endSession, saveTokens } from '../session/session.ts'
import { forgetUnsent, knowOutbox, listUnsent } from './kept.ts'
import { openOutbox, type Unsent } from './outbox.ts'

type Note = { words: string }
const lost = () => new ApiError('No answer', { status: 0, code: 'NETWORK_ERROR' })
const refused = () => new ApiError('Too long', { status: 400, code: 'VALIDATION_ERROR' })

beforeEach(() => localStorage.clear())

let key = ''

/** An outbox whose server answers as it is told, in turn; what came there. */
function outboxOf(answers: (Error | 'done')[]) {
  key = `test.unsent-${crypto.randomUUID()}`
  knowOutbox(key, 'reports')
  const came: { id: string; words: string; files: string[] }[] = []
  const outbox = openOutbox<Note>({
    key,
    gone: 'Gone',
    send: async ({ client_id, words }, { files }) => {
      came.push({ id: client_id, words, files: files.map(({ name }) => name) })
      const answer = answers.shift() ?? 'done'
      if (answer !== 'done') throw answer
    },
  })
  return { outbox, came }
}
const kept = () => (read<Unsent<Note>[]>(key) ?? []).map(({ words, state }) => [words, state])

describe('what waits to be sent', () => {
  it('goes in the order of writing, with its files, and is gone when the server has it', async () => {
    const { outbox, came } = outboxOf([])
    await outbox.add({ words: 'one' }, [new File(['1'], 'one.png')])
    await outbox.add({ words: 'two' })
    await expect.poll(kept).toEqual([])
    expect(came.map(({ words, files }) => [words, ...files])).toEqual([['one', 'one.png'], ['two']])
  })
  it('is kept where no answer came, and goes again under the same id', async () => {
    const { outbox, came } = outboxOf([lost()])
    await outbox.add({ words: 'one' })
    await expect.poll(kept).toEqual([['one', 'unsure']])
    await outbox.flush()
    expect(kept()).toEqual([])
    expect(new Set(came.map(({ id }) => id)).size).toBe(1)
    expect(came).toHaveLength(2)
  })
  it('stands aside where it was refused, and holds up nobody', async () => {
    const { outbox, came } = outboxOf([refused()])
    await outbox.add({ words: 'one' })
    await outbox.add({ words: 'two' })
    await expect.poll(kept).toEqual([['one', 'refused']])
    expect(came.map(({ words }) => words)).toEqual(['one', 'two'])
  })
  it('of another tab is not lost by what is written here', async () => {
    const { outbox } = outboxOf([lost(), lost()])
    const other = { words: 'theirs', client_id: 'x', written_at: '2026-11-23T10:00:00Z', state: 'refused' }
    write(key, [other])
    await outbox.add({ words: 'mine' })
    await expect.poll(kept).toEqual([
      ['theirs', 'refused'],
      ['mine', 'unsure'],
    ])
  })

  it('outlives a session that expired, and goes under no other name', async () => {
    signInAs('aisha')
    const { outbox, came } = outboxOf([lost()])
    await outbox.add({ words: 'of Aisha' }, [new File(['1'], 'one.png')])
    await expect.poll(kept).toEqual([['of Aisha', 'unsure']])
    endSession('expired')
    signInAs('bola')
    await outbox.flush()
    expect(listUnsent()).toEqual([])
    forgetUnsent()
    endSession('signed_out')
    expect(came).toHaveLength(1)
    signInAs('aisha')
    expect(listUnsent()).toMatchObject([{ name: 'reports', all: [{ words: 'of Aisha' }] }])
    await outbox.flush()
    expect(came).toHaveLength(2)
    expect(came[1]).toMatchObject({ words: 'of Aisha', files: ['one.png'] })
  })
  it('goes with its files when its person signs out', async () => {
    signInAs('aisha')
    const { outbox } = outboxOf([lost()])
    await outbox.add({ words: 'one' }, [new File(['1'], 'one.png')], 'kept-id')
    await expect.poll(kept).toEqual([['one', 'unsure']])
    forgetUnsent()
    expect(kept()).toEqual([])
    await expect.poll(() => readFiles('kept-id')).toBeNull()
  })
})

const signInAs = (id: string) =>
  saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id } })
