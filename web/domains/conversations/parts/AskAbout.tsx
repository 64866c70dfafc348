import type { OpenConversation } from '@gida/contract/domains/conversations/conversation'
import { useNavigate } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { messageOf } from '../../../platform/http/errors.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useOpenConversation } from '../changes.ts'

type Props = { about: NonNullable<OpenConversation['about']>; label?: string; withPeople?: string[] }

/** Opens the conversation about a record, with the office, or between the office and these people. */
export function AskAbout({ about, label = words.ask, withPeople = [] }: Props) {
  const actor = useActor()
  const navigate = useNavigate()
  const open = useOpenConversation()
  if (!hasPermission(actor, 'messages_write')) return null
  const start = () =>
    open.mutate(
      { body: { about, user_ids: withPeople } },
      {
        onSuccess: ({ id }) => void navigate({ to: '/dashboard/messages/$id', params: { id }, search: {} }),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Button kind="second" icon="chat" busy={open.isPending} busyText={words.opening} onClick={start}>
      {label}
    </Button>
  )
}
