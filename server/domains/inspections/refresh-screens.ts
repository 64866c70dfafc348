import { isSealed } from '@gida/contract/domains/inspections/rules'
import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'
import { staffOf } from '../maintenance/index.ts'
import { inspectionChanged } from './events.ts'
import { getInspection } from './reports/inspection-queries.ts'

/** Notifies the open screens of everybody who can read a report; tenant and owner once it is sealed. */
const refreshScreens = listener({
  name: 'tell_screens_of_inspection',
  event: inspectionChanged,
  handle: async (tx, { inspection_id }) => {
    const { status, tenant_id, landlord_id, ...inspection } = await getInspection(tx, inspection_id)
    const others = isSealed(status) ? [tenant_id, landlord_id] : []
    const people = [...(await staffOf(tx, inspection)), ...others.flatMap((one) => one ?? [])]
    const event = { type: 'inspection_updated', data: { inspection_id } } as const
    sendLiveToMany(
      tx,
      [...new Set(people)].map((user_id) => ({ user_id, event })),
    )
  },
})

export const inspectionListeners: AnyListener[] = [refreshScreens]
