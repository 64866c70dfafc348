import type { Dispute } from '@gida/contract/domains/refunds/dispute'
import { refunds } from '#words/refunds'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useEndDispute } from '../changes.ts'

const words = refunds.disputes
type Props = { dispute: Dispute; outcome: 'WON' | 'LOST'; onDone: () => void }

/** Records the outcome of a dispute that the provider archived without a decision. */
export function EndDispute({ dispute: { id, amount, tenant_name }, outcome, onDone }: Props) {
  const sum = formatNaira(amount)
  const isLost = outcome === 'LOST'
  const confirmation = useConfirmation(useEndDispute(), {
    input: { params: { id }, body: { outcome } },
    said: words.ended,
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={isLost ? words.takenTitle(sum) : words.stayedTitle(sum)}
      confirm={isLost ? words.taken : words.stayed}
      danger={isLost}
      keep={words.keep}
      busyText={words.ending}
      {...confirmation}
    >
      {isLost ? words.takenNote(sum, tenant_name) : words.stayedNote}
    </ConfirmDialog>
  )
}
