import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import type { CalendarType } from '@gida/contract/domains/calendar/rules'
import type { Day } from '@gida/contract/shared/dates'
import type { Permission } from '@gida/contract/shared/roles'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { CalendarWords } from '../words/en.ts'

export type Range = { from: Day; to: Day; estate_id?: string | undefined; cancelled?: boolean }

/** A source of calendar items. Reads what the actor can see, grouped by day, so that its cost depends on the days and not on the rows. */
export type Source = {
  types: readonly CalendarType[]
  /** Skipped without this permission. */
  needs?: Permission
  /** `words`: texts in the reader's language, for tenants. */
  read(tx: Tx, actor: Actor, range: Range, words: CalendarWords): Promise<CalendarItem[]>
}

/** A whole-day item that is only moved at its source. */
export const onDay = (
  day: Day,
  item: Pick<CalendarItem, 'id' | 'type' | 'title' | 'note' | 'link'> & { is_late?: boolean },
): CalendarItem => ({ is_late: false, ...item, start: day, end: day, all_day: true, editable: false })
