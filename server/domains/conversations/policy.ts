import type { ConversationRow } from './queries.ts'

type Who = { user_id: string }
type Of = Pick<ConversationRow, 'kind' | 'created_by' | 'is_managed'>

/** Two people stay two: with a third it is another conversation. */
export const canAddTo = ({ kind }: Of): boolean => kind !== 'DIRECT'

/** Two people are called by their names. */
export const canRename = ({ kind }: Of): boolean => kind !== 'DIRECT'

/** Who opened it, and in what their office is asked any manager. Everybody may leave by themselves. */
export const canRemoveFrom = ({ user_id }: Who, conversation: Of): boolean =>
  conversation.kind !== 'DIRECT' && (conversation.created_by === user_id || conversation.is_managed)

/** The office is of the estate: who manages it may say that they answer. */
export const canTake = ({ kind, is_managed }: Of): boolean => kind === 'OFFICE' && is_managed
