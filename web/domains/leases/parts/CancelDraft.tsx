import type { Lease } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

const words = leases.lease
type Props = { lease: Lease; isBusy: boolean; onCancel: () => void; onClose: () => void }

/** Asks before a draft is cancelled: it does not come back. */
export function CancelDraft({ lease: { tenant_name, unit_name }, isBusy, onCancel, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={tenant_name ? words.cancelTitle(tenant_name, unit_name) : words.cancelEmptyTitle(unit_name)}
      confirm={words.cancelDraft}
      keep={words.keepDraft}
      danger
      busy={isBusy}
      busyText={words.cancelling}
      onConfirm={onCancel}
    >
      {words.cancelBody(unit_name)}
    </ConfirmDialog>
  )
}
