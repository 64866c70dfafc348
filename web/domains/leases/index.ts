export { LeaseTabs } from './parts/LeaseTabs.tsx'
export { MyLease } from './parts/MyLease.tsx'
export { MyProposedLease } from './parts/MyProposedLease.tsx'
export { leaseQuery } from './queries.ts'
