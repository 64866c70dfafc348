import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useNavigate } from '@tanstack/react-router'
import { leaseForms } from '#words/lease-forms'
import { leases } from '#words/leases'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useDeclineLease } from '../changes.ts'

const words = leases.proposed
type Props = { lease: LeaseWithCharges; onClose: () => void }

/** Declines a proposed lease, with a message to the person who proposed it. */
export function DeclineLease({ lease: { id, unit_name, estate_name }, onClose }: Props) {
  const navigate = useNavigate()
  return (
    <ReasonDialog
      change={useDeclineLease()}
      input={(reason) => ({ params: { id }, body: reason ? { reason } : {} })}
      said={words.declined(unit_name)}
      // A declined lease is no longer visible to them.
      onDone={() => void navigate({ to: '/dashboard' })}
      title={words.declineTitle(leases.place(unit_name, estate_name))}
      note={words.noDoes}
      label={words.reason}
      opt={leaseForms.ending.optional}
      rows={2}
      most={500}
      save={words.no}
      saving={words.declining}
      cancel={words.back}
      onClose={onClose}
    />
  )
}
