import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { conversationRead } from '../conversations/index.ts'
import { describeAnnouncements } from './announcements/told.ts'
import { spareDevices } from './ways/ring-devices.ts'

/** Who has read a conversation has been told of it: the bell falls silent, and nothing follows by another way. */
const readWithConversation = atHook(conversationRead, async ({ tx, user_id, conversation_id }) => {
  const read = await tx
    .updateTable('notification')
    .set({ read_at: tx.now })
    .where('user_id', '=', user_id)
    .where('key', 'like', `message:${conversation_id}:%`)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  await spareDevices(
    tx,
    read.map(({ id }) => id),
  )
})

export const notificationHooks: HookPart[] = [readWithConversation, describeAnnouncements]
