import type { LeaseOffer } from '@gida/contract/domains/invitations/invitation'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { leaseCharges } from '../charges/lease-charges.ts'
import { termsOf } from '../terms/terms-of.ts'
import { draftOfInvitation } from './draft-of-invitation.ts'
import { findUnitTaken } from './unit-taken.ts'

/** The lease offered with an invitation, for whoever holds its link. Null if its unit has been let since. */
export async function offerOfInvitation(tx: Tx, invitation_id: string): Promise<LeaseOffer | null> {
  const lease = await draftOfInvitation(tx, invitation_id)
  if (lease?.status !== 'DRAFT' || (await findUnitTaken(tx, lease.id))?.is_let) return null
  const { start_date, end_date, rent_amount, frequency } = lease
  const today = lagosDay(tx.now)
  const by = start_date > today ? start_date : today
  const asked = leaseCharges(termsOf(lease)).filter(({ due_date }) => due_date <= by)
  return {
    ...{ start_date, end_date, rent_amount, frequency },
    asked_at_start: asked.reduce((sum, { amount }) => sum + amount, 0),
  }
}
