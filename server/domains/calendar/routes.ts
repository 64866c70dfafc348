import { calendar } from '@gida/contract/domains/calendar/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { createEntry } from './entries/create-entry.ts'
import { deleteEntry } from './entries/delete-entry.ts'
import { getEntry, presentEntry } from './entries/queries.ts'
import { updateEntry } from './entries/update-entry.ts'
import { getFeed, makeFeed, revokeFeed } from './feed/feed-token.ts'
import { getCalendar } from './get-calendar.ts'

export function calendarRoutes({ on, make }: Mount): void {
  on(calendar.getCalendar, async (tx, { actor, query }) => ({ data: await getCalendar(tx, actor, query) }))

  make(calendar.createEntry, async (tx, { actor, body }) => {
    const { row, is_new } = await createEntry(tx, actor, body)
    return { answer: presentEntry(row), is_new }
  })

  on(calendar.getFeed, (tx, { actor }) => getFeed(tx, actor))

  on(calendar.makeFeed, (tx, { actor, services }) => makeFeed(tx, actor, services.config.http.publicUrl))

  on(calendar.revokeFeed, async (tx, { actor }) => {
    await revokeFeed(tx, actor)
    return undefined
  })

  on(calendar.getEntry, async (tx, { params }) => presentEntry(await getEntry(tx, params.id)))

  on(calendar.updateEntry, async (tx, { params, body }) =>
    presentEntry(await updateEntry(tx, params.id, body)),
  )

  on(calendar.deleteEntry, async (tx, { params }) => {
    await deleteEntry(tx, params.id)
    return undefined
  })
}
