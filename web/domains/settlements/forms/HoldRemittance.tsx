import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useHoldRemittance } from '../changes.ts'

const words = settlements.due
type Props = { due: DueRemittance; onDone: () => void }

/** Puts a landlord's payout on hold until released. */
export const HoldRemittance = ({ due, onDone }: Props) => (
  <ReasonDialog
    change={useHoldRemittance()}
    input={(note) => ({ body: { estate_id: due.estate_id, landlord_id: due.landlord_id, note } })}
    said={words.holdDone}
    unknown={settlements.unknown}
    title={words.holdTitle(due.landlord_name)}
    label={words.holdNote}
    missing={words.holdNoteMissing}
    save={words.hold}
    saving={settlements.loading}
    cancel={settlements.run.keep}
    onClose={onDone}
  />
)
