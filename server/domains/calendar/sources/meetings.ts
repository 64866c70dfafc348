import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { meetingsBetween, whereOf } from '../../meetings/index.ts'
import type { Source } from './source.ts'

export const meetings: Source = {
  types: ['MEETING'],
  needs: 'meetings_read',
  read: async (tx, actor, { from, to, estate_id }) => {
    const time = { since: startOfDay(from), until: startOfDay(addDays(to, 1)), estate_id }
    const rows = await meetingsBetween(tx, actor.user_id, time)
    return rows.map((row) => ({
      ...{ id: row.id, type: 'MEETING', title: row.title, note: whereOf(row), is_late: false },
      ...{ start: row.starts_at.toISOString(), end: row.ends_at.toISOString(), all_day: false },
      ...{ link: `/dashboard/meetings/${row.id}`, editable: false },
    }))
  },
}
