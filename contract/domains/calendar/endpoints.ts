import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import {
  CalendarEntry,
  CalendarFeed,
  CalendarItem,
  CalendarQuery,
  CreateEntry,
  UpdateEntry,
} from './calendar.ts'
import { MOST_DAYS } from './rules.ts'

export const calendar = {
  getCalendar: endpoint({
    method: 'GET',
    path: '/calendar',
    summary: `What falls on the days from one to another, as you may see it: ${MOST_DAYS} days at most`,
    access: 'signed_in',
    kept: true,
    query: CalendarQuery,
    answer: z.object({ data: z.array(CalendarItem) }),
  }),
  createEntry: endpoint({
    method: 'POST',
    path: '/calendar',
    summary: 'Put an entry of your own into your calendar',
    access: 'signed_in',
    body: CreateEntry,
    answer: CalendarEntry,
    status: 201,
    errors: ['CLIENT_ID_USED'],
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/calendar/feed',
    summary: 'Whether a calendar program can read your calendar, and when one last did',
    access: 'signed_in',
    answer: CalendarFeed,
  }),
  makeFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed',
    summary:
      'Make an address at which a calendar program reads your calendar. The one before leads nowhere from then on',
    access: 'signed_in',
    answer: z.object({ url: z.string().meta({ description: 'Told this once' }) }),
    status: 201,
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/calendar/feed',
    summary: 'Take the address back: it leads nowhere from then on',
    access: 'signed_in',
    answer: null,
  }),
  getEntry: endpoint({
    method: 'GET',
    path: '/calendar/{id}',
    summary: 'One of your own entries',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    answer: CalendarEntry,
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/calendar/{id}',
    summary: 'Change or move one of your own entries',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    body: UpdateEntry,
    answer: CalendarEntry,
  }),
  deleteEntry: endpoint({
    method: 'DELETE',
    path: '/calendar/{id}',
    summary: 'Delete one of your own entries',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    answer: null,
  }),
}
