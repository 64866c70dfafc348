import { ChoiceChannel, ChoiceKind } from '@gida/contract/domains/notifications/choices'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { DeliveryClass } from '../../platform/delivery/classes.ts'
import { beforeDelayedMessage } from '../../platform/delivery/delayed-message.ts'
import { hasTurnedOff } from '../../platform/delivery/turned-off.ts'
import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { conversationRead, messageChanged } from '../conversations/index.ts'
import { describeAnnouncements } from './announcements/describe-announcements.ts'
import { type Preferences, preferencesOf } from './choices/preferences.ts'
import { previewOf } from './listeners/message-listeners.ts'
import { spareDevices, spareUnlisted } from './ways/ring-devices.ts'

/** Reading a conversation marks its notifications as read and cancels their fallback messages. */
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
  if (await hasTurnedOff(tx, user_id, 'message', 'IN_APP'))
    await spareUnlisted(tx, user_id, `message:${conversation_id}:`)
})

/** An edited or deleted message is updated in its notifications too. */
const sayAnew = atHook(messageChanged, ({ tx, conversation_id, sender_name, before, after }) =>
  asSystem(tx, async () => {
    if (before === '') return
    await sql`
      update notification set message = ${previewOf(after)}
      where key like ${`message:${conversation_id}:%`} and title = ${sender_name} and message = ${previewOf(before)}
        and user_id in (
          select user_id from conversation_participant where conversation_id = ${conversation_id}
          union select user_id from app.conversation_people(${conversation_id}))`.execute(tx)
  }),
)

/**
 * Checks a message delayed overnight again: dropped if the person has left or turned it off since, unless it cannot be turned off.
 * Texts go to their present number, as the earlier one may belong to somebody else now.
 */
const askedAgain = atHook(beforeDelayedMessage, async ({ tx, message, spare, sendTo }) => {
  const person = (await preferencesOf(tx, [message.user_id])).get(message.user_id)
  if (!person || (await isUnwanted(tx, message, person))) return spare()
  const kind = ChoiceKind.safeParse(message.kind).data
  if (message.channel !== 'SMS' || !(kind || TO_OWN_NUMBER.includes(message.kind ?? ''))) return
  if (person.phone) sendTo(person.phone)
  else spare()
})

/** Kinds that cannot be turned off separately but still go to the account's present number. */
const TO_OWN_NUMBER: readonly string[] = ['announcement', 'work', 'application']

type PendingMessage = { user_id: string; kind: string | null; class: DeliveryClass; channel: string }

async function isUnwanted(tx: Tx, message: PendingMessage, person: Preferences): Promise<boolean> {
  const channel = ChoiceChannel.safeParse(message.channel).data
  if (message.kind === 'announcement' && channel === 'SMS')
    return hasTurnedOff(tx, message.user_id, 'message', channel)
  const kind = ChoiceKind.safeParse(message.kind).data
  if (!kind || !channel || COMES_ANYWAY.includes(message.class)) return false
  return !person.wants(kind, channel)
}

/** Never dropped: about the account itself, or nothing proceeds without an answer. */
const COMES_ANYWAY: readonly DeliveryClass[] = ['security', 'statutory']

export const notificationHooks: HookPart[] = [
  readWithConversation,
  sayAnew,
  describeAnnouncements,
  askedAgain,
]
