import { ChoiceChannel, ChoiceKind } from '@gida/contract/domains/notifications/choices'
import { messageWaited } from '../../platform/delivery/waited.ts'
import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { conversationRead } from '../conversations/index.ts'
import { describeAnnouncements } from './announcements/told.ts'
import { preferencesOf } from './choices/preferences.ts'
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

/** Who has left, or has turned it off since it was written, does not hear of it when the night is over. */
const askedAgain = atHook(messageWaited, async ({ tx, message, spare }) => {
  const person = (await preferencesOf(tx, [message.user_id])).get(message.user_id)
  const kind = ChoiceKind.safeParse(message.kind).data
  const channel = ChoiceChannel.safeParse(message.channel).data
  if (!person || (kind && channel && !person.wants(kind, channel))) spare()
})

export const notificationHooks: HookPart[] = [readWithConversation, describeAnnouncements, askedAgain]
