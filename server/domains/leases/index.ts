export { assignTenant } from './assign-tenant.ts'
export { bringTenancies, type Tenancy } from './bring-tenancies.ts'
export { closeLease } from './close-lease.ts'
export { draftLease } from './draft-lease.ts'
export { draftOfInvitation } from './draft-of-invitation.ts'
export {
  leaseAccepted,
  leaseDeclined,
  leaseEnded,
  leaseEnding,
  leaseProposed,
  leaseRenewed,
  leaseStarted,
} from './events.ts'
export { giveDraftsToTenant } from './give-drafts-to-tenant.ts'
export { type LeaseTerms, leaseCharges, rentCharges } from './lease-charges.ts'
export { haveAgreed } from './nameable-tenant.ts'
export { getChargesOfLease, getLease, type LeaseRow, leasesOf } from './queries.ts'
export { raiseDueCharges } from './raise-due-charges.ts'
export { removeLeases } from './remove-leases.ts'
export { removeTenant } from './remove-tenant.ts'
export { renewLease } from './renew-lease.ts'
export { beginLease, tendTenancies } from './tend-tenancies.ts'
export { transferTenant } from './transfer-tenant.ts'
export { updateLease } from './update-lease.ts'
