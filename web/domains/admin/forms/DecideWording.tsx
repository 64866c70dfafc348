import type { WordingToDecide } from '@gida/contract/domains/admin/wording'
import { wordings as words } from '#words/wordings'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useAcceptWording, useDeclineWording } from '../changes.ts'

type Props = { said: WordingToDecide; onClose: () => void }

/** Accepts a proposed text for the next release. */
export function AcceptWording({ said: { id, proposed }, onClose }: Props) {
  const { accepting } = words
  const confirmation = useConfirmation(useAcceptWording(), {
    input: { params: { id } },
    said: accepting.done,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={accepting.title(proposed)}
      confirm={accepting.action}
      keep={accepting.keep}
      busyText={accepting.busy}
      {...confirmation}
    >
      {accepting.note}
    </ConfirmDialog>
  )
}

/** Declines a proposed text, with a reason for its author. */
export const DeclineWording = ({ said: { id, proposed }, onClose }: Props) => (
  <ReasonDialog
    change={useDeclineWording()}
    input={(reason) => ({ params: { id }, body: { reason } })}
    title={words.declining.title(proposed)}
    note={words.declining.note}
    label={words.declining.label}
    missing={words.declining.missing}
    save={words.declining.save}
    saving={words.declining.saving}
    cancel={words.declining.cancel}
    said={words.declining.said}
    onClose={onClose}
  />
)
