import type { Tx } from '../db/db.ts'
import { defineHook } from '../hooks/hook.ts'
import type { Message } from './message.ts'

type Waited = Pick<Message, 'kind' | 'class' | 'channel' | 'recipient' | 'key'> & { user_id: string }

/** Runs before a delayed message is sent; a part may call `spare` to drop it, or `sendTo` to redirect it. */
export const beforeDelayedMessage = defineHook<{
  tx: Tx
  message: Waited
  spare(): void
  sendTo(recipient: string): void
}>('message_waited')

/** The message to send now, or undefined if it is dropped: it may no longer be true after the delay. */
export async function recheckDelayed(tx: Tx, message: Message): Promise<Message | undefined> {
  const { id, user_id, due_at, created_at } = message
  if (user_id === null || due_at <= created_at) return message
  let { recipient } = message
  let isKeptBack = false
  await beforeDelayedMessage.run({
    tx,
    message: { ...message, user_id },
    spare: () => {
      isKeptBack = true
    },
    sendTo: (address) => {
      recipient = address
    },
  })
  const changed = isKeptBack ? ({ state: 'SPARED' } as const) : { recipient }
  if (isKeptBack || recipient !== message.recipient)
    await tx.updateTable('outbox_message').set(changed).where('id', '=', id).execute()
  return isKeptBack ? undefined : { ...message, recipient }
}
