import type { SubjectType } from '@gida/contract/domains/conversations/rules'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'

/** The subject of a conversation, as the actor may see it. */
export type SubjectCard = { estate_id: string; title: string; note: string; link: string }

/** Each domain describes its own subjects. Those the actor cannot see are omitted. */
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

/** A message was edited or deleted. */
export const messageChanged = defineHook<{
  tx: Tx
  conversation_id: string
  sender_name: string
  before: string
  after: string
}>('message_changed')
