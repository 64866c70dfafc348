import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useCallOffEnding } from '../changes.ts'

const words = leases.lease.callOff

/** Asks before an agreed end or a planned move is called off, and says what follows. */
export function CallOffEnding({ lease, onClose }: { lease: LeaseWithCharges; onClose: () => void }) {
  const callOff = useCallOffEnding()
  const { id, tenant_name, unit_name, agreed_end_date, end_date, ending_kind } = lease
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(tenant_name ?? '', unit_name)}
      confirm={words.confirm}
      keep={words.keep}
      busy={callOff.isPending}
      busyText={words.busy}
      onConfirm={() =>
        callOff.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(words.done(unit_name))
              onClose()
            },
            onError: (error) => toast.error(words.failed, { note: messageOf(error) }),
          },
        )
      }
    >
      {words.body(formatDay(agreed_end_date ?? end_date))}
      {ending_kind === 'TRANSFER' && ` ${words.move}`}
    </ConfirmDialog>
  )
}
