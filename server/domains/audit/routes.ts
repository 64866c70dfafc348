import { audit } from '@gida/contract/domains/audit/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Mount } from '../../platform/http/call.ts'
import { exportEntries } from './register/export-entries.ts'
import { listEntries } from './register/list-entries.ts'
import { presentEntries } from './register/present.ts'
import { proveEntry } from './register/prove-entry.ts'

export function auditRoutes({ on, file }: Mount): void {
  on(audit.listEntries, async (tx, { actor, query }) => {
    const { rows, pagination } = await listEntries(tx, query)
    return { data: await presentEntries(tx, actor, rows), pagination }
  })

  on(audit.proveEntry, (tx, { params }) => proveEntry(tx, params.number))

  file(audit.exportEntries, async ({ services, actor, query }) => ({
    bytes: await exportEntries(services, actor, query),
    name: `audit-${lagosDay(services.clock.now())}.jsonl`,
    content_type: FILE_TYPES.jsonl,
  }))
}
