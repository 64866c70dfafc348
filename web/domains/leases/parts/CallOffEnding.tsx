import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { useCallOffEnding } from '../changes.ts'

const words = leases.lease.callOff

/** Asks before an agreed end or a planned move is called off, and says what follows. */
export function CallOffEnding({ lease, onClose }: { lease: LeaseWithCharges; onClose: () => void }) {
  const { id, tenant_name, unit_name, agreed_end_date, end_date, ending_kind } = lease
  return (
    <ActionDialog
      change={useCallOffEnding()}
      input={{ params: { id } }}
      title={words.title(tenant_name ?? '', unit_name)}
      confirm={words.confirm}
      keep={words.keep}
      busy={words.busy}
      said={words.done(unit_name)}
      onClose={onClose}
    >
      {words.body(formatDay(agreed_end_date ?? end_date))}
      {ending_kind === 'TRANSFER' && ` ${words.move}`}
    </ActionDialog>
  )
}
