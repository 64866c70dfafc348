export { rentCharges } from './charges/lease-charges.ts'
export { haveAgreed } from './consent/nameable-tenant.ts'
export { draftLease } from './drafts/draft-lease.ts'
export { draftOfInvitation } from './drafts/draft-of-invitation.ts'
export { giveDraftsToTenant } from './drafts/give-drafts-to-tenant.ts'
export { removeLeases } from './drafts/remove-leases.ts'
export {
  leaseAccepted,
  leaseDeclined,
  leaseEnded,
  leaseEnding,
  leaseProposed,
  leaseRenewed,
  leaseStarted,
} from './events.ts'
export { importTenancies, type Tenancy } from './lifecycle/import-tenancies.ts'
export { getLease, type LeaseRow, leasesOf } from './queries.ts'
export { presentTenant } from './tenants/get-tenant.ts'
export { listTenants } from './tenants/tenant-queries.ts'
