import { MOST_TYPING_SHOWN } from '@gida/contract/domains/conversations/rules'
import type { Typing } from '@gida/contract/live'
import type { Tx } from '../../platform/db/db.ts'
import { sendTransient } from '../../platform/realtime/live.ts'
import { isWithheldFrom } from './blocks/blocks.ts'
import { peopleOf } from './live.ts'
import { getConversation } from './queries.ts'

/** Shows the others that the actor is typing. Never stored, and not sent to large groups. */
export async function showTyping(
  tx: Tx,
  { user_id }: { user_id: string },
  { conversation_id, is_typing }: Pick<Typing, 'conversation_id' | 'is_typing'>,
): Promise<void> {
  const conversation = await getConversation(tx, user_id, conversation_id)
  if (conversation.has_left) return
  const people = await peopleOf(tx, conversation_id)
  if (people.length > MOST_TYPING_SHOWN || (await isWithheldFrom(tx, user_id, conversation))) return
  const { full_name: name } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  sendTransient(tx, {
    to: people.map((one) => one.user_id).filter((id) => id !== user_id),
    event: { type: 'typing', data: { conversation_id, user_id, name, is_typing } },
  })
}
