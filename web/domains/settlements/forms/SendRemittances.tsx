import { settlements } from '#words/settlements'
import { formatNaira } from '../../../platform/format.ts'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useSendRemittances } from '../queries.ts'
import type { RunProps } from './RecordRemittances.tsx'

const words = settlements.run

/** Orders transfers through the provider. */
export function SendRemittances({ estateId, owners, sum, onDone, onClose }: RunProps) {
  const amount = formatNaira(sum)
  const confirmation = useConfirmation(useSendRemittances(), {
    input: { body: { estate_id: estateId, owners } },
    said: words.sent(amount),
    onDone,
    unknown: settlements.unknown,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.sendTitle(amount)}
      confirm={words.sendConfirm(amount)}
      keep={words.keep}
      busyText={words.sending}
      {...confirmation}
    >
      {words.sendNote}
    </ConfirmDialog>
  )
}
