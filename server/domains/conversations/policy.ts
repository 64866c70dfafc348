import type { ConversationRow } from './queries.ts'

type Who = { user_id: string }
type Of = Pick<ConversationRow, 'kind' | 'created_by' | 'is_managed'>

/** Adding a third person to a direct conversation would make it another conversation. */
export const canAddTo = ({ kind }: Of): boolean => kind !== 'DIRECT'

/** Direct conversations are named by their participants. */
export const canRename = ({ kind }: Of): boolean => kind !== 'DIRECT'

/** Its creator, and in office conversations any manager. Everybody may leave by themselves. */
export const canRemoveFrom = ({ user_id }: Who, conversation: Of): boolean =>
  conversation.kind !== 'DIRECT' && (conversation.created_by === user_id || conversation.is_managed)

/** Any manager of the estate may take an office conversation. */
export const canTake = ({ kind, is_managed }: Of): boolean => kind === 'OFFICE' && is_managed
