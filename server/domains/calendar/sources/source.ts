import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import type { CalendarType } from '@gida/contract/domains/calendar/rules'
import type { Day } from '@gida/contract/shared/dates'
import type { Permission } from '@gida/contract/shared/roles'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { CalendarWords } from '../words/en.ts'

export type Range = { from: Day; to: Day; estate_id?: string | undefined; cancelled?: boolean }

/** Where some of a calendar comes from. It reads what the actor sees, days as groups, so that its cost goes by days and not by rows. */
export type Source = {
  types: readonly CalendarType[]
  /** Without it there is nothing to see. */
  needs?: Permission
  /** What a tenant reads of it is said in the words given. */
  read(tx: Tx, actor: Actor, range: Range, words: CalendarWords): Promise<CalendarItem[]>
}

/** Something that falls on a whole day and moves only where it stands. */
export const onDay = (
  day: Day,
  item: Pick<CalendarItem, 'id' | 'type' | 'title' | 'note' | 'link'> & { is_late?: boolean },
): CalendarItem => ({ is_late: false, ...item, start: day, end: day, all_day: true, editable: false })
