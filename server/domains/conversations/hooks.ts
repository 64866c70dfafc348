import type { SubjectType } from '@gida/contract/domains/conversations/rules'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'

/** A thing that a conversation may be about, as the actor may see it. */
export type SubjectCard = { estate_id: string; title: string; note: string; link: string }

/** Conversations are about these things: each domain says what its own are called. Those that the actor does not see are left out. */
export const describeSubjects = defineHook<{
  tx: Tx
  type: SubjectType
  ids: readonly string[]
  cards: Map<string, SubjectCard>
}>('describe_subjects')

/** Somebody has read a conversation. */
export const conversationRead = defineHook<{ tx: Tx; user_id: string; conversation_id: string }>(
  'conversation_read',
)

/** A message says something else than before, or nothing any more. */
export const messageChanged = defineHook<{
  tx: Tx
  conversation_id: string
  sender_name: string
  before: string
  after: string
}>('message_changed')
