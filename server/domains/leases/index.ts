export { rentCharges } from './charges/lease-charges.ts'
export { leaseBySigning } from './consent/lease-by-signing.ts'
export { haveAgreed } from './consent/nameable-tenant.ts'
export { draftLease } from './drafts/draft-lease.ts'
export { removeLeases } from './drafts/remove-leases.ts'
export {
  leaseAccepted,
  leaseDeclined,
  leaseEnded,
  leaseEnding,
  leaseEndingCalledOff,
  leaseProposed,
  leaseRenewed,
  leaseStarted,
} from './events.ts'
export { findAcquaintances } from './find-acquaintances.ts'
export { findLeases } from './find-leases.ts'
export { cancelDraftsOfInvitations } from './invited/cancel-drafts.ts'
export { draftOfInvitation } from './invited/draft-of-invitation.ts'
export { offerOfInvitation } from './invited/offer-of-invitation.ts'
export { proposeDraftsOfInvitation } from './invited/propose-drafts.ts'
export { reserveUnitsOfInvitation } from './invited/reserve-units.ts'
export { importTenancies } from './lifecycle/import-tenancies.ts'
export { getLease, type LeaseRow, leasesOf } from './queries.ts'
export { listTenants } from './tenants/tenant-queries.ts'
