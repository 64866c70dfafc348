import type { AuditSubject } from '@gida/contract/domains/audit/subjects'
import { slot } from '../../platform/screens/slot.tsx'

/** The change history of a record. It serves all domains, so it is declared in the earliest. */
export const HistoryOf = slot<{ type: AuditSubject; id: string }>()
