import { client, query } from '../../platform/http/api.ts'
import type { MeetingsSearch } from './search.ts'

const calls = client.meetings

export const meetingsQuery = ({ show, page, estate_id }: MeetingsSearch) =>
  query(calls.listMeetings, {
    query: {
      ...(show === 'past' && { when: 'PAST' as const }),
      ...(page && { page }),
      ...(estate_id && { estate_id }),
    },
  })

/** What asks for an answer, wherever it is. */
export const asksQuery = query(calls.listMeetings, { query: { unanswered: 'true', limit: 10 } })

export const meetingQuery = (id: string) => query(calls.getMeeting, { params: { id } })

/** The next few, for the dashboard. */
export const nextMeetingsQuery = (estate_id: string | null) =>
  query(calls.listMeetings, { query: { limit: 3, ...(estate_id && { estate_id }) } })

export const pollsQuery = query(calls.listPolls, undefined)
export const pollQuery = (id: string) => query(calls.getPoll, { params: { id } })
