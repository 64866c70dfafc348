import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { entriesBetween, presentEntry } from '../entries/queries.ts'
import type { Source } from './source.ts'

export const ownEntries: Source = {
  types: ['OWN'],
  read: async (tx, actor, { from, to, estate_id }) => {
    if (estate_id) return [] // they belong to a person, not an estate
    const rows = await entriesBetween(tx, actor.user_id, startOfDay(from), startOfDay(addDays(to, 1)))
    return rows.map((row) => {
      const { notes, ...entry } = presentEntry(row)
      return { ...entry, type: 'OWN', note: notes, link: null, editable: true, is_late: false }
    })
  },
}
