import type { SettlementDifference } from '@gida/contract/domains/settlements/settlement'
import { settlements } from '#words/settlements'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useCloseDifference } from '../queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const words = settlements.differences
type Props = { difference: SettlementDifference; onDone: () => void }

/** Closes a difference with what was found. */
export function CloseDifference({ difference, onDone }: Props) {
  const close = useCloseDifference()
  return (
    <ReasonDialog
      title={words.closeTitle}
      label={words.noteLabel}
      missing={words.noteMissing}
      confirm={words.close}
      busyText={words.closing}
      keep={words.keep}
      busy={close.isPending}
      error={close.error}
      onClose={onDone}
      onConfirm={(note) =>
        close.mutate(
          { params: { id: difference.id }, body: { note } },
          {
            onSuccess: () => {
              toast.success(words.closed)
              onDone()
            },
          },
        )
      }
    >
      {words.notes[difference.reason]}
    </ReasonDialog>
  )
}
