import type { Waiver } from '@gida/contract/domains/charges/waiver'
import { refunds } from '#words/refunds'
import { formatNaira } from '../../../platform/format.ts'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUndoWaiver } from '../queries.ts'

const words = refunds.waivers
type Props = { waiver: Waiver; onDone: () => void }

/** What was waived or written off is asked for again, as far as it was not recovered. */
export function UndoWaiver({ waiver, onDone }: Props) {
  const amount = formatNaira(waiver.amount - waiver.recovered_amount)
  const confirmation = useConfirmation(useUndoWaiver(), {
    input: { params: { id: waiver.id }, body: {} },
    said: words.done(amount),
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.undoTitle(amount, waiver.tenant_name)}
      confirm={words.undoConfirm(amount)}
      keep={words.keep}
      busyText={words.busy}
      {...confirmation}
    >
      {words.undoNote}
    </ConfirmDialog>
  )
}
