import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useHoldRemittance } from '../queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const words = settlements.due
type Props = { due: DueRemittance; onDone: () => void }

/** Holds an owner's money until it is lifted. */
export function HoldRemittance({ due, onDone }: Props) {
  const hold = useHoldRemittance()
  const { estate_id, landlord_id } = due
  return (
    <ReasonDialog
      title={words.holdTitle(due.landlord_name)}
      label={words.holdNote}
      missing={words.holdNoteMissing}
      confirm={words.hold}
      busyText={settlements.loading}
      keep={settlements.run.keep}
      busy={hold.isPending}
      error={hold.error}
      onClose={onDone}
      onConfirm={(note) =>
        hold.mutate(
          { body: { estate_id, landlord_id, note } },
          {
            onSuccess: () => {
              toast.success(words.holdDone)
              onDone()
            },
          },
        )
      }
    />
  )
}
