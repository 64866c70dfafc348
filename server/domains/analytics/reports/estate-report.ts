import type { EstateReport } from '@gida/contract/domains/analytics/report'
import type { Actor } from '../../../platform/access/actor.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { generateReport } from './generate-report.ts'
import { writeReport } from './write-report.ts'

/** A report of one estate as a file, written after the transaction. */
export async function estateReport(
  services: Services,
  actor: Actor,
  wanted: EstateReport,
): Promise<SentFile> {
  const report = await services.transaction(actor, (tx) => generateReport(tx, actor, wanted))
  return writeReport(report, wanted.format)
}
