export {
  checkTerms,
  quoteTermsOf,
  readTerms,
  type TermValues,
  termsOfUnit,
} from './forms/lease-terms.ts'
export { TermsFields } from './forms/TermsFields.tsx'
export { useQuotedTerms } from './forms/use-quoted-terms.ts'
export { LeaseHead } from './parts/LeaseHead.tsx'
export { MyLease } from './parts/MyLease.tsx'
export { MyProposedLease } from './parts/MyProposedLease.tsx'
export { QuotedTerms } from './parts/QuotedTerms.tsx'
export { TenantTabs } from './parts/TenantTabs.tsx'
export { leaseQuery, leasesQuery } from './queries.ts'
export { BundleOfLease, ConditionOfLease, HoldOfLease, NoticesOfLease, PapersOfLease } from './slots.ts'
