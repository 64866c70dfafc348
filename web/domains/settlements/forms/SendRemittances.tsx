import { settlements } from '#words/settlements'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useSendRemittances } from '../queries.ts'
import type { RunProps } from './RecordRemittances.tsx'

const words = settlements.run

/** Orders transfers through the provider. */
export function SendRemittances({ estateId, owners, sum, onDone, onClose }: RunProps) {
  const sending = useSendRemittances()
  const amount = formatNaira(sum)
  const { error } = sending
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.sendTitle(amount)}
      confirm={words.sendConfirm(amount)}
      keep={words.keep}
      busy={sending.isPending}
      busyText={words.sending}
      onConfirm={() =>
        sending.mutate(
          { body: { estate_id: estateId, owners } },
          {
            onSuccess: () => {
              toast.success(words.sent(amount))
              onDone()
            },
          },
        )
      }
      error={error ? (isUnanswered(error) ? settlements.unknown : messageOf(error)) : undefined}
    >
      {words.sendNote}
    </ConfirmDialog>
  )
}
