import type { CheckMeeting } from '@gida/contract/domains/meetings/meeting'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

const calls = client.meetings

export const invitableQuery = (search: string) => ({
  ...query(calls.listInvitable, { query: search ? { search } : {} }),
  placeholderData: keepPreviousData,
})

/** Dry run while typing: invitees and their conflicts. */
export const checkQuery = (body: CheckMeeting | null) =>
  queryOptions({
    queryKey: [...calls.checkMeeting.key, body],
    queryFn: ({ signal }) => calls.checkMeeting({ body: body ?? NOTHING }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
const NOTHING: CheckMeeting = { start_time: '', end_time: '', attendee_ids: [], audiences: [] }
