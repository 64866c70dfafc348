import type { InspectionKind } from '@gida/contract/domains/inspections/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getInspection, type InspectionRow, inspectionChanged } from '../../inspections/index.ts'
import { notifyAll } from '../notify.ts'
import { doerOrManagers } from '../recipients.ts'
import type { Words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

const KINDS: Record<InspectionKind, string> = {
  ...{ MOVE_IN: 'move-in report', PERIODIC: 'condition report', MOVE_OUT: 'move-out report' },
  ...{ VACANT: 'condition report', AFTER_WORKS: 'report after works' },
}

/** The tenant's answer, as told to the author of the report. */
const ANSWERED: Partial<Record<string, string>> = {
  SIGNED: 'The tenant has signed',
  REFUSED: 'The tenant refused to sign',
  CONTESTED: 'The tenant does not agree with a line',
}

/** Tells the tenant that there is a report to sign, and its author how they answered. */
async function newsOf(
  tx: Tx,
  to: string,
  report: InspectionRow,
): Promise<{ people: string[]; words: Words } | null> {
  const { estate_id, unit_id, tenant_id, created_by, kind, unit_name } = report
  if (to === 'SEALED' && tenant_id) {
    const { title, message } = (await wordsFor(tx, tenant_id)).reportToSign
    return { people: [tenant_id], words: { title: title[kind], message: message(unit_name) } }
  }
  const title = ANSWERED[to]
  if (!title) return null
  return {
    people: await doerOrManagers(tx, { estate_id, unit_ids: [unit_id] }, created_by),
    words: { title, message: about(report) },
  }
}

const about = ({ kind, unit_name, tenant_name }: InspectionRow) =>
  [tenant_name, KINDS[kind], unit_name].filter(Boolean).join(', ')

const notifyOfInspection = listener({
  name: 'notify_of_inspection',
  event: inspectionChanged,
  handle: async (tx, { inspection_id, to, at }) => {
    if (to !== 'SEALED' && !ANSWERED[to]) return
    const news = await newsOf(tx, to, await getInspection(tx, inspection_id))
    if (!news) return
    await notifyAll(
      tx,
      news.people.map((user_id) => ({
        ...{ user_id, key: `inspection:${inspection_id}:${to}:${at}`, type: 'maintenance' as const },
        ...{ ...news.words, priority: 'medium' as const },
        action_url: `/dashboard/maintenance/inspections/${inspection_id}`,
      })),
    )
  },
})

export const inspectionListeners: AnyListener[] = [notifyOfInspection]
