import type { FailedRow } from '@gida/contract/domains/estates/bulk'
import { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import { referencesIn } from '@gida/contract/shared/references'
import type { Actor } from '../../../platform/access/actor.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { unstorableIn } from '../../../platform/http/bodies/payload-limits.ts'
import { resolveReferences } from '../../../platform/http/references/resolve-references.ts'
import type { Services } from '../../../platform/services.ts'
import { sendAnnouncement } from './send-announcement.ts'

const NAMED_BY_ROW = referencesIn(AnnouncementBody)

/** Several announcements, each in its own transaction; failures are reported and do not affect the others. */
export async function sendAnnouncements(
  services: Services,
  actor: Actor,
  sent: readonly unknown[],
): Promise<{ succeeded: number; failed: FailedRow[] }> {
  const failed: FailedRow[] = []
  for (const [index, row] of sent.entries()) {
    const read = AnnouncementBody.safeParse(row)
    const fault = read.success ? unstorableIn(read.data) : read.error.issues[0]
    if (!read.success || fault) {
      failed.push({ index, code: 'VALIDATION_ERROR', message: fault?.message ?? '' })
      continue
    }
    try {
      await services.transaction(actor, async (tx) => {
        await resolveReferences(tx, NAMED_BY_ROW, read.data)
        return sendAnnouncement(tx, actor, read.data)
      })
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      failed.push({ index, code: error.code, message: error.message })
    }
  }
  return { succeeded: sent.length - failed.length, failed }
}
