import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { InvitationSearch } from './search.ts'

const { invitations } = client
const FRESH = { fresh: 'critical' } as const

export const invitationsQuery = (search: InvitationSearch) => ({
  ...query(invitations.listInvitations, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const invitationAnalyticsQuery = (estate_id?: string) =>
  query(invitations.getInvitationAnalytics, { query: { estate_id } }, FRESH)
