import type { InspectionKind } from '@gida/contract/domains/inspections/rules'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getInspection, type InspectionRow, inspectionChanged } from '../../inspections/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words.ts'

const KINDS: Record<InspectionKind, string> = {
  ...{ MOVE_IN: 'move-in report', PERIODIC: 'condition report', MOVE_OUT: 'move-out report' },
  ...{ VACANT: 'condition report', AFTER_WORKS: 'report after works' },
}
type To = 'tenant' | 'writer'

/** Who hears of what: the tenant that there is something to sign, the writer how they answered. */
const NEWS: Partial<Record<string, { to: To; words: (report: InspectionRow) => Words }>> = {
  SEALED: {
    to: 'tenant',
    words: ({ kind, unit_name }) => ({
      title: `Read and sign your ${KINDS[kind]}`,
      message: `${unit_name}. You have 7 days to say what you do not agree with.`,
    }),
  },
  SIGNED: { to: 'writer', words: (report) => ({ title: 'The tenant has signed', message: about(report) }) },
  REFUSED: {
    to: 'writer',
    words: (report) => ({ title: 'The tenant does not sign', message: about(report) }),
  },
  CONTESTED: {
    to: 'writer',
    words: (report) => ({ title: 'The tenant does not agree with a line', message: about(report) }),
  },
}

const about = ({ kind, unit_name, tenant_name }: InspectionRow) =>
  [tenant_name, KINDS[kind], unit_name].filter(Boolean).join(', ')

const notifyOfInspection = listener({
  name: 'notify_of_inspection',
  event: inspectionChanged,
  handle: async (tx, { inspection_id, to, at }) => {
    const news = NEWS[to]
    if (!news) return
    const report = await getInspection(tx, inspection_id)
    const user_id = news.to === 'tenant' ? report.tenant_id : report.created_by
    if (!user_id) return
    await notifyAll(tx, [
      {
        ...{ user_id, key: `inspection:${inspection_id}:${to}:${at}`, type: 'maintenance' as const },
        ...{ ...news.words(report), priority: 'medium' as const },
        action_url: `/dashboard/maintenance/inspections/${inspection_id}`,
      },
    ])
  },
})

export const inspectionListeners: AnyListener[] = [notifyOfInspection]
