import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { conversations as words } from '#words/conversations'
import { messageOf } from '../../../platform/http/errors.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useUpdateConversation } from '../changes.ts'
import { isManagerOf } from './is-manager-of.ts'

/** Which manager handles the conversation, so that only one does. */
export function Taken({ conversation: { id, office, taken_by } }: { conversation: Conversation }) {
  const actor = useActor()
  const update = useUpdateConversation()
  if (!isManagerOf(actor, office)) return null
  const isMine = taken_by?.user_id === actor.user.id
  const take = (is_taken: boolean) =>
    update.mutate(
      { params: { id }, body: { is_taken } },
      { onError: (error) => toast.error(messageOf(error)) },
    )
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line bg-raised ps-4 pe-2 text-small text-ink-soft">
      <span className="cut">
        {isMine ? words.taken.mine : taken_by ? words.taken.by(taken_by.name) : words.taken.free}
      </span>
      <Button kind="quiet" size="small" busy={update.isPending} onClick={() => take(!isMine)}>
        {isMine ? words.taken.give : words.taken.take}
      </Button>
    </div>
  )
}
