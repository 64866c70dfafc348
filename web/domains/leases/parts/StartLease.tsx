import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { formatNaira } from '../../../platform/screens/format.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { dueAtStart } from '../due-at-start.ts'

const words = leases.lease
type Props = { lease: LeaseWithCharges; isBusy: boolean; onStart: () => void; onClose: () => void }

/** Confirms the start of a lease, with its first charges. */
export function StartLease({ lease: { tenant_name, unit_name, schedule }, isBusy, onStart, onClose }: Props) {
  const { asked, total } = dueAtStart(schedule)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.startTitle(tenant_name, unit_name)}
      confirm={words.activate}
      keep={words.startNotYet}
      busy={isBusy}
      busyText={words.starting}
      onConfirm={onStart}
    >
      {words.startBody(formatNaira(total), asked.length)}
    </ConfirmDialog>
  )
}
