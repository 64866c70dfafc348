import type { Tx } from '../db/db.ts'
import { defineHook } from '../hooks/hook.ts'
import type { Message } from './message.ts'

type Waited = Pick<Message, 'kind' | 'class' | 'channel'> & { user_id: string }

/** A message to a person of ours waited for its time and would go out now; whoever calls `spare` keeps it back. */
export const messageWaited = defineHook<{ tx: Tx; message: Waited; spare(): void }>('message_waited')

/** Whether it is kept back: what was right when it was written may be no more, once the night is over. */
export async function isSpared(tx: Tx, message: Message): Promise<boolean> {
  const { id, user_id, kind, channel, due_at, created_at } = message
  if (user_id === null || due_at <= created_at) return false
  let isKeptBack = false
  const spare = () => {
    isKeptBack = true
  }
  await messageWaited.run({ tx, message: { user_id, kind, class: message.class, channel }, spare })
  if (isKeptBack)
    await tx.updateTable('outbox_message').set({ state: 'SPARED' }).where('id', '=', id).execute()
  return isKeptBack
}
