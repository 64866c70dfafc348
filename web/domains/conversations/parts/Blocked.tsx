import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { conversations as words } from '#words/conversations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useBlockPerson, useUnblockPerson } from '../changes.ts'
import { othersIn } from './names.ts'

type Props = { conversation: Conversation }

/** Says that the other person is blocked, with a button to unblock. */
export function Blocked({ conversation }: Props) {
  const [other] = othersIn(conversation, useActor().user.id)
  const change = useUnblockPerson()
  if (!other) return null
  const unblock = () =>
    change.mutate(
      { params: { user_id: other.user_id } },
      {
        onSuccess: () => toast.success(words.block.undone),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <div className="flex items-center justify-between gap-2 border-t border-line bg-raised px-4 py-2 text-small text-ink-soft">
      {words.block.note}
      <Button kind="quiet" size="small" busy={change.isPending} onClick={unblock}>
        {words.block.undo}
      </Button>
    </div>
  )
}

type AskProps = Props & { onClose: () => void }

export function BlockOther({ conversation, onClose }: AskProps) {
  const [other] = othersIn(conversation, useActor().user.id)
  const change = useBlockPerson()
  if (!other) return null
  return (
    <ActionDialog
      change={change}
      input={{ body: { user_id: other.user_id } }}
      title={words.block.title(other.name)}
      confirm={words.block.confirm}
      keep={words.block.keep}
      busy={words.block.busy}
      danger
      onClose={onClose}
    >
      {words.block.text}
    </ActionDialog>
  )
}
