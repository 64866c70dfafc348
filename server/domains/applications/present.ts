import { yearlyRent } from '@gida/contract/domains/analytics/rules'
import {
  type Application,
  Employment,
  IncomeBand,
  type MyApplication,
} from '@gida/contract/domains/applications/application'
import type { Listing, PublicListing } from '@gida/contract/domains/applications/listing'
import { mayMoveApplication, quoteOf } from '@gida/contract/domains/applications/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { ApplicationRow } from './application-queries.ts'
import type { ListingRow } from './listings/listing-queries.ts'
import { otherFees } from './listings/other-fees.ts'

/** The public part of a listing, without address and owner. */
export function presentPublicListing(row: ListingRow): PublicListing {
  const other_fees = otherFees(row.estate_fees, row)
  return {
    slug: row.slug,
    headline: row.headline,
    description: row.description,
    estate_name: row.estate_name,
    state: row.state,
    lga: row.lga,
    property_type: row.property_type,
    bedrooms: row.bedrooms,
    rent_amount: row.rent_amount,
    frequency: row.frequency,
    service_charge: row.service_charge,
    caution_deposit: row.caution_deposit,
    agency_fee: row.agency_fee,
    legal_fee: row.legal_fee,
    other_fees,
    to_move_in: quoteOf(row, other_fees),
    photos: row.photos.map(({ id, width, height }) => ({
      id,
      url: `/homes/photos/${id}-1280.webp`,
      small_url: `/homes/photos/${id}-480.webp`,
      width,
      height,
    })),
    published_at: row.published_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
  }
}

export function presentListing(row: ListingRow, publicUrl: string): Listing {
  return {
    ...presentPublicListing(row),
    id: row.id,
    unit_id: row.unit_id,
    estate_id: row.estate_id,
    url: `${publicUrl}/homes/${row.slug}`,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    is_shown: row.is_shown,
  }
}

export function presentApplication(row: ApplicationRow, actor: Actor): Application {
  const { status } = row
  const may = (action: 'review' | 'approve' | 'reject') =>
    actor.permissions.has('invitations_write') && mayMoveApplication(action, status)
  return {
    id: row.id,
    code: row.code,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    unit_id: row.unit_id,
    unit_name: row.unit_name,
    headline: row.headline,
    yearly_rent: yearlyRent(row.rent_amount, row.frequency),
    full_name: row.full_name,
    phone: row.phone,
    email: row.email,
    employment: Employment.parse(row.employment),
    income_band: IncomeBand.parse(row.income_band),
    household: row.household,
    move_in_date: row.move_in_date,
    message: row.message,
    status,
    reason: row.reason,
    decided_at: row.decided_at?.toISOString() ?? null,
    invitation_id: row.invitation_id,
    lease_id: row.lease_id,
    created_at: row.created_at.toISOString(),
    can: { review: may('review'), approve: may('approve'), reject: may('reject') },
  }
}

/** For the applicant: without who decides. */
export function presentMyApplication(row: ApplicationRow & { lease_ending?: string | null }): MyApplication {
  return {
    code: row.code,
    status: standingOf(row),
    headline: row.headline,
    full_name: row.full_name,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    can: { withdraw: mayMoveApplication('withdraw', row.status) },
  }
}

/** An approved application whose invitation was revoked, or whose lease was declined, is not shown as approved. */
function standingOf({
  status,
  lease_ending,
}: Pick<ApplicationRow, 'status'> & { lease_ending?: string | null }): MyApplication['status'] {
  if (status !== 'APPROVED') return status
  if (lease_ending === 'CANCELLED') return 'REJECTED'
  return lease_ending === 'DECLINED' ? 'WITHDRAWN' : status
}
