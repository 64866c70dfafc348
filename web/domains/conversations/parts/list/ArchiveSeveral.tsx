import type { ConversationRow } from '@gida/contract/domains/conversations/conversation'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { useSend } from '../../../../platform/forms/use-send.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { CheckRow } from '../../../../ui/form/CheckRow.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { useArchiveConversations } from '../../changes.ts'
import { isManagerOf } from '../is-manager-of.ts'
import { textOfMessage } from '../message-text.ts'
import { nameOf } from '../names.ts'

const words = conversations.archiving
type Props = { rows: readonly ConversationRow[]; onClose: () => void }

/** Archives several conversations; each returns with its next message. */
export function ArchiveSeveral({ rows, onClose }: Props) {
  const actor = useActor()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { send, refusal, isSaving } = useSend(useArchiveConversations(), {
    said: ({ archived }) => words.done(archived),
    onDone: onClose,
  })
  const toggle = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={words.title}
      note={words.note}
      footer={
        <Button
          wide
          size="big"
          busy={isSaving}
          busyText={words.busy}
          disabled={chosen.length === 0}
          onClick={() => send({ body: { conversation_ids: [...chosen] } })}
        >
          {words.act(chosen.length)}
        </Button>
      }
    >
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      {rows.map((row) => (
        <CheckRow
          key={row.id}
          title={nameOf(row, isManagerOf(actor, row.office))}
          note={row.last_message && <span className="line-clamp-1">{textOfMessage(row.last_message)}</span>}
          checked={chosen.includes(row.id)}
          onChange={({ target }) => toggle(row.id, target.checked)}
        />
      ))}
    </Sheet>
  )
}
