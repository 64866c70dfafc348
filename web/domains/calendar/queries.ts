import type { Day } from '@gida/contract/shared/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { daysOf, type View } from './days.ts'

const calls = client.calendar

/** All types in one query; filtering is done on screen, so that counts are known. */
export const calendarQuery = (view: View, day: Day, estate_id: string | undefined) => {
  const days = daysOf(view, day)
  const [from, to] = [days[0] ?? day, days.at(-1) ?? day]
  return {
    ...query(calls.getCalendar, { query: { from, to, ...(estate_id && { estate_id }) } }),
    placeholderData: keepPreviousData,
  }
}
export const feedQuery = query(calls.getFeed)
