import { isClaimed } from '@gida/contract/domains/conversations/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { writeSystemLine } from '../messages/system-line.ts'
import { canTake } from '../policy.ts'
import type { ConversationRow } from '../queries.ts'
import { setMarks } from './participation.ts'

type Actor = { user_id: string }

/** Sets the manager responsible for an office conversation; null for none. It restricts nobody from writing. */
export async function setClaim(
  tx: Tx,
  actor: Actor,
  conversation: ConversationRow,
  is_taken: boolean,
): Promise<void> {
  const before = heldBy(conversation, tx.now)
  if (is_taken ? before === actor.user_id : before === null) return
  await claim(tx, actor, conversation, is_taken)
  await writeSystemLine(tx, actor, conversation.id, { code: is_taken ? 'taken' : 'handed_over' })
}

/** The first manager to answer becomes responsible, for as long as they keep answering. */
export async function claimByWriting(tx: Tx, actor: Actor, conversation: ConversationRow): Promise<void> {
  if (!canTake(conversation)) return
  const before = heldBy(conversation, tx.now)
  if (before === null) await setClaim(tx, actor, conversation, true)
  else if (before === actor.user_id) await claim(tx, actor, conversation, true)
}

async function claim(tx: Tx, actor: Actor, conversation: ConversationRow, is_taken: boolean): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ taken_by: is_taken ? actor.user_id : null, taken_at: is_taken ? tx.now : null })
    .where('id', '=', conversation.id)
    .execute()
  if (is_taken) await setMarks(tx, actor, conversation, {}) // the manager's row is needed to show their name
}

const heldBy = ({ taken_by, taken_at }: ConversationRow, now: Date) =>
  isClaimed(taken_at, now) ? taken_by : null
