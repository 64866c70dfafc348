import type { SettlementDifference } from '@gida/contract/domains/settlements/settlement'
import { settlements } from '#words/settlements'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useCloseDifference } from '../changes.ts'

const words = settlements.differences
type Props = { difference: SettlementDifference; onDone: () => void }

/** Closes a mismatch, with the finding. */
export const CloseDifference = ({ difference, onDone }: Props) => (
  <ReasonDialog
    change={useCloseDifference()}
    input={(note) => ({ params: { id: difference.id }, body: { note } })}
    said={words.closed}
    unknown={settlements.unknown}
    title={words.closeTitle}
    note={words.notes[difference.reason]}
    label={words.noteLabel}
    missing={words.noteMissing}
    save={words.close}
    saving={words.closing}
    cancel={words.keep}
    onClose={onDone}
  />
)
