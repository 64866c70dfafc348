export { type LeaseTerms, leaseCharges, rentCharges } from './charges/lease-charges.ts'
export { raiseDueCharges } from './charges/raise-due-charges.ts'
export { haveAgreed } from './consent/nameable-tenant.ts'
export { draftLease } from './drafts/draft-lease.ts'
export { draftOfInvitation } from './drafts/draft-of-invitation.ts'
export { giveDraftsToTenant } from './drafts/give-drafts-to-tenant.ts'
export { removeLeases } from './drafts/remove-leases.ts'
export { updateLease } from './drafts/update-lease.ts'
export { closeLease } from './endings/close-lease.ts'
export {
  leaseAccepted,
  leaseDeclined,
  leaseEnded,
  leaseEnding,
  leaseProposed,
  leaseRenewed,
  leaseStarted,
} from './events.ts'
export { bringTenancies, type Tenancy } from './lifecycle/bring-tenancies.ts'
export { renewLease } from './lifecycle/renew-lease.ts'
export { beginLease, tendTenancies } from './lifecycle/tend-tenancies.ts'
export { getChargesOfLease, getLease, type LeaseRow, leasesOf } from './queries.ts'
export { assignTenant } from './tenants/assign-tenant.ts'
export { removeTenant } from './tenants/remove-tenant.ts'
export { transferTenant } from './tenants/transfer-tenant.ts'
