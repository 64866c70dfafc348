import { settlements } from '#words/settlements'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useSendRemittances } from '../changes.ts'
import type { RunProps } from './RecordRemittances.tsx'

const words = settlements.run

/** Sends payouts through the provider. */
export function SendRemittances({ estateId, owners, sum, onDone, onClose }: RunProps) {
  const amount = formatNaira(sum)
  return (
    <ActionDialog
      change={useSendRemittances()}
      input={{ body: { estate_id: estateId, owners } }}
      said={words.sent(amount)}
      unknown={settlements.unknown}
      title={words.sendTitle(amount)}
      confirm={words.sendConfirm(amount)}
      keep={words.keep}
      busy={words.sending}
      onDone={onDone}
      onClose={onClose}
    >
      {words.sendNote}
    </ActionDialog>
  )
}
