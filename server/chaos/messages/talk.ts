import type { Dice } from '../dice.ts'
import type { Run } from '../lives.ts'
import { makePhone } from '../phone.ts'
import type { Stage } from '../stage.ts'
import { until } from '../until.ts'
import { type Listener, listen } from './listen.ts'
import { makeTalk } from './make-talk.ts'
import { type SentMessage, type Writer, type Written, write } from './write.ts'

export type Ended = Pick<Writer, 'person' | 'phone' | 'listener' | 'conversations'> & Written
/** The outcome, once everything is written and received. */
export type Talk = { finish(): Promise<Ended[]> }

/** Eight people write to each other while processes are killed. */
export async function startTalk(
  stage: Stage,
  { steps }: Run,
  { messages, patience }: { messages: number; patience: number },
  dice: Dice,
): Promise<Talk> {
  const isOver = () => steps.idle() > patience * 1000
  const conversations = messages > 0 ? await makeTalk(stage.services) : []
  const people = [
    ...new Map(conversations.flatMap((one) => one.people.map((p) => [p.id, p] as const))).values(),
  ]
  const writers = people.map((person): Writer => {
    const phone = makePhone(stage.url, person.email, isOver)
    const own = conversations.filter((one) => one.people.includes(person))
    return { person, phone, listener: listen(stage.url, person, phone), conversations: own, steps, isOver }
  })
  const each = Math.ceil(messages / Math.max(1, people.length))
  const lives = writers.map(async (writer): Promise<Ended> => {
    const written = await write(writer, each, dice.of(writer.person.email))
    return { ...writer, ...written }
  })
  for (const life of lives) life.catch(() => {}) // reported by finish()
  return {
    finish: async () => {
      const ended = await Promise.all(lives)
      const all = ended.flatMap(({ said }) => said)
      for (const one of ended) {
        const awaited = all.filter((said) => one.conversations.some(({ id }) => id === said.conversation_id))
        await until('all have heard everything', async () => hasAll(one.listener, awaited), patience).catch(
          (error: Error) => one.faults.push(`${one.person.email}: ${error.message}`),
        )
      }
      for (const { listener } of ended) listener.close()
      return ended
    },
  }
}

function hasAll({ heard }: Listener, awaited: readonly SentMessage[]): boolean {
  const known = new Set(heard.map(({ client_id }) => client_id))
  return awaited.every(({ client_id }) => known.has(client_id))
}
