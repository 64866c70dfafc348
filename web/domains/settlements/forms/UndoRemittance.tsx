import type { Remittance } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useUndoRemittance } from '../changes.ts'

const words = settlements.history
type Props = { remittance: Remittance; onDone: () => void }

/** Reverses a recorded transfer that did not happen: the money is payable to the landlord again. */
export const UndoRemittance = ({ remittance, onDone }: Props) => (
  <ReasonDialog
    change={useUndoRemittance()}
    input={(reason) => ({ params: { id: remittance.id }, body: { reason } })}
    said={words.undone}
    unknown={settlements.unknown}
    title={words.undoTitle(formatNaira(remittance.amount), remittance.landlord_name)}
    note={words.undoNote}
    label={words.undoReason}
    missing={words.undoReasonMissing}
    save={words.undoConfirm}
    saving={words.undoing}
    cancel={settlements.run.keep}
    danger
    onClose={onDone}
  />
)
