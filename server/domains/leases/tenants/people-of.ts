import type { Guarantor, Occupant } from '@gida/contract/domains/leases/lease'
import type { Json } from '../../../platform/db/schema/generated.ts'

/** Guarantor, occupants and notes in the form of a table row. */
export function peopleOf(lease: { guarantor: Json | null; occupants: Json; notes: string }) {
  return {
    guarantor: lease.guarantor as unknown as Guarantor | null,
    occupants: lease.occupants as unknown as Occupant[],
    notes: lease.notes,
  }
}
