import type { Waiver } from '@gida/contract/domains/charges/waiver'
import { refunds } from '#words/refunds'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useUndoWaiver } from '../changes.ts'

const words = refunds.waivers
type Props = { waiver: Waiver; onDone: () => void }

/** Reverses a waiver or write-off, except what was recovered or has lapsed. */
export function UndoWaiver({ waiver, onDone }: Props) {
  const amount = formatNaira(waiver.amount - waiver.recovered_amount - waiver.lapsed_amount)
  return (
    <ActionDialog
      change={useUndoWaiver()}
      input={{ params: { id: waiver.id }, body: {} }}
      said={words.done(amount)}
      title={words.undoTitle(amount, waiver.tenant_name)}
      confirm={words.undoConfirm(amount)}
      keep={words.keep}
      busy={words.busy}
      onClose={onDone}
    >
      {words.undoNote}
    </ActionDialog>
  )
}
