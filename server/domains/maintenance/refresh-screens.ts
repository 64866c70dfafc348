import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'
import { requestChanged } from './events.ts'
import { reportersOf, staffOf } from './people.ts'
import { getRequest } from './requests/request-queries.ts'

/** Notifies the open screens of everybody involved in a request. */
const refreshScreens = listener({
  name: 'tell_screens',
  event: requestChanged,
  handle: async (tx, { request_id }) => {
    const request = await getRequest(tx, request_id)
    const people = [
      ...(await staffOf(tx, request)),
      ...(await reportersOf(tx, request.merged_into ?? request_id)).map(({ user_id }) => user_id),
      ...(request.assigned_to ? [request.assigned_to] : []),
    ]
    const event = { type: 'maintenance_updated', data: { request_id } } as const
    sendLiveToMany(
      tx,
      [...new Set(people)].map((user_id) => ({ user_id, event })),
    )
  },
})

export const maintenanceListeners: AnyListener[] = [refreshScreens]
