export { HomeLease } from './parts/HomeLease.tsx'
export { LeaseTabs } from './parts/LeaseTabs.tsx'
export { ProposalOnHome } from './parts/ProposalOnHome.tsx'
export { leaseQuery } from './queries.ts'
