import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sha256Hex } from '../../platform/sha256.ts'
import type { Person } from '../../testing/people/people.ts'
import type { Dice } from '../dice.ts'
import type { Answer, Phone } from '../phone.ts'
import type { Steps } from '../steps.ts'
import type { Listener } from './listen.ts'
import type { Conversation } from './make-talk.ts'

/** Wait for a message's event before it is sent again, which is idempotent. */
const PATIENCE_MS = 2_500
/** Delay before retrying when told to come back later. */
const LATER_MS = 1_000
const TAKEN = [200, 201]

export type Writer = {
  person: Person
  phone: Phone
  listener: Listener
  conversations: readonly Conversation[]
  steps: Steps
  isOver(): boolean
}

/** A confirmed message; `digest` is that of its file. */
export type SentMessage = {
  sender_id: string
  conversation_id: string
  client_id: string
  content: string
  digest: string | null
}
export type Written = { said: SentMessage[]; read: Map<string, number>; faults: string[] }

/** Sends this many messages one after another, each until confirmed, and reads some in between. */
export async function write(writer: Writer, messages: number, dice: Dice): Promise<Written> {
  const written: Written = { said: [], read: new Map(), faults: [] }
  for (let nth = 1; nth <= messages; nth++) {
    const { id } = dice.pick(writer.conversations as [Conversation, ...Conversation[]])
    const wanted = { conversation_id: id, client_id: randomUUID(), content: `${writer.person.email} ${nth}` }
    const way = dice.pick(['socket', 'socket', 'call', 'twice', 'file'] as const)
    const file = way === 'file' ? Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`) : null
    if (dice.happens(0.15)) writer.listener.cut()
    if (way === 'socket') await sendBySocket(writer, wanted, dice)
    else {
      const calls = Array.from({ length: way === 'twice' ? 2 : 1 }, () => sendByCall(writer, wanted, file))
      for (const { status, body } of await Promise.all(calls))
        if (!TAKEN.includes(status))
          written.faults.push(`a message was refused: ${status} ${JSON.stringify(body)}`)
    }
    const digest = file && sha256Hex(file)
    written.said.push({ sender_id: writer.person.id, digest, ...wanted })
    writer.steps.take()
    if (dice.happens(0.1)) await sendByCall(writer, wanted, file) // as a client does that missed the response
    if (dice.happens(0.3)) await readSome(writer, written, dice)
  }
  return written
}

async function sendBySocket(
  { listener, isOver }: Writer,
  wanted: { client_id: string },
  dice: Dice,
): Promise<void> {
  for (;;) {
    const answer = listener.send(wanted, PATIENCE_MS)
    if (dice.happens(0.1)) listener.cut()
    const told = await answer
    if (told?.error_code === null) return
    if (isOver()) throw new Error(`A message had no answer before the end: ${JSON.stringify(told)}`)
    if (told) await pause(LATER_MS)
  }
}

function sendByCall({ phone }: Writer, wanted: Record<string, string>, file: Buffer | null): Promise<Answer> {
  if (!file) return phone.ask('/communication/messages', wanted)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...wanted, message_type: 'FILE' })) form.append(name, value)
  form.append('files', new File([new Uint8Array(file)], 'quotation.pdf'))
  return phone.ask('/communication/messages', form)
}

/** Marks a received message as read, and remembers it once the response confirms it. */
async function readSome({ phone, listener }: Writer, { read, faults }: Written, dice: Dice): Promise<void> {
  const [first, ...others] = listener.heard
  if (!first) return
  const { conversation_id, number } = dice.pick([first, ...others])
  const path = `/communication/conversations/${conversation_id}/messages`
  const at = await phone.ask(`${path}?before=${number + 1}&limit=1`, undefined, { method: 'GET' })
  const [message] = at.body.data as { id: string; number: number }[]
  if (message?.number !== number) faults.push(`message ${number} was told and is not listed`)
  const { status } = await phone.ask(`${path}/${message?.id}/read`, {}, { method: 'PATCH' })
  if (status === 200) read.set(conversation_id, Math.max(number, read.get(conversation_id) ?? 0))
  else faults.push(`reading message ${number} was answered ${status}`)
}
