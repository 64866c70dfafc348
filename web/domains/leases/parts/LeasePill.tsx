import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { leases } from '../../../words/en/leases.ts'

export const LeasePill = ({ status }: { status: LeaseStatus }) => (
  <StatusPill status={status}>{leases.statuses[status]}</StatusPill>
)
