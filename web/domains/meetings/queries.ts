import type { CheckMeeting } from '@gida/contract/domains/meetings/meeting'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

export const invitableQuery = (search: string) => ({
  ...query(calls.listInvitable, { query: search ? { search } : {} }),
  placeholderData: keepPreviousData,
})

/** Who would be invited and who is busy then, while it is typed. It writes nothing. */
export const checkQuery = (body: CheckMeeting | null) =>
  queryOptions({
    queryKey: [...calls.checkMeeting.key, body],
    queryFn: ({ signal }) => calls.checkMeeting({ body: body ?? NOTHING }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
const NOTHING: CheckMeeting = { start_time: '', end_time: '', attendee_ids: [], audiences: [] }
