import type { AuditSubject } from '@gida/contract/domains/audit/subjects'
import { slot } from '../../platform/screens/slot.tsx'

/** Who changed a thing, and from what to what; of all domains, so the first keeps it. */
export const HistoryOf = slot<{ type: AuditSubject; id: string }>()
