import type { Selectable } from 'kysely'
import type { Lease as LeaseTable } from '../../../platform/db/schema/generated.ts'
import type { AgreedFee, LeaseTerms } from '../charges/lease-charges.ts'

/** The terms stored in a lease row. */
export function termsOf(lease: Pick<Selectable<LeaseTable>, keyof LeaseTerms>): LeaseTerms {
  const { id, start_date, end_date, rent_amount, frequency, instalments } = lease
  const { service_charge, caution_deposit, deposit_carried, deposit_prior } = lease
  const { agency_fee, legal_fee, agreement_fee } = lease
  return {
    ...{ id, start_date, end_date, rent_amount, frequency, instalments },
    ...{ service_charge, caution_deposit, deposit_carried, deposit_prior },
    ...{ agency_fee, legal_fee, agreement_fee },
    fees: lease.fees as unknown as AgreedFee[],
    charges_from: lease.charges_from,
    followed_as: lease.followed_as,
  }
}
