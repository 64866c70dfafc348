import type { Fee } from '@gida/contract/domains/charges/fee'
import { payments } from '#words/payments'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useDeleteFee } from '../queries.ts'

const words = payments.fees.removing
type Props = { fee: Fee; onDone: () => void }

/** New tenants are not asked for a fee any more. */
export function RemoveFee({ fee: { id, name }, onDone }: Props) {
  const confirmation = useConfirmation(useDeleteFee(), {
    input: { params: { id } },
    said: words.done(name),
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      busyText={words.busy}
      danger
      {...confirmation}
    >
      {words.text}
    </ConfirmDialog>
  )
}
