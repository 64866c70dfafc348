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
    summary: `List the calendar items between two days that are visible to the caller, at most ${MOST_DAYS} days`,
    access: 'signed_in',
    kept: true,
    query: CalendarQuery,
    answer: z.object({ data: z.array(CalendarItem) }),
  }),
  createEntry: endpoint({
    method: 'POST',
    path: '/calendar',
    summary: 'Create a personal calendar entry',
    access: 'signed_in',
    body: CreateEntry,
    answer: CalendarEntry,
    status: 201,
    errors: ['CLIENT_ID_USED'],
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/calendar/feed',
    summary: 'Retrieve whether the calendar feed is active, and when it was last read',
    access: 'signed_in',
    answer: CalendarFeed,
  }),
  makeFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed',
    summary: 'Create the address of a calendar feed. Any previous address stops working',
    access: 'signed_in',
    answer: z.object({ url: z.string().meta({ description: 'Shown only once' }) }),
    status: 201,
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/calendar/feed',
    summary: 'Revoke the address of the calendar feed, which stops working',
    access: 'signed_in',
    answer: null,
  }),
  getEntry: endpoint({
    method: 'GET',
    path: '/calendar/{id}',
    summary: 'Retrieve a personal calendar entry',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    answer: CalendarEntry,
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/calendar/{id}',
    summary: 'Update a personal calendar entry',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    body: UpdateEntry,
    answer: CalendarEntry,
  }),
  deleteEntry: endpoint({
    method: 'DELETE',
    path: '/calendar/{id}',
    summary: 'Delete a personal calendar entry',
    access: 'signed_in',
    params: paramsOf('calendar_entry'),
    answer: null,
  }),
}
