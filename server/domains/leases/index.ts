export { assignTenant } from './assign-tenant.ts'
export { leaseStarted } from './events.ts'
export { type LeaseTerms, leaseCharges } from './lease-charges.ts'
export { getChargesOfLease, getLease, type LeaseRow } from './queries.ts'
