import type { InvitationStatus, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { focusScreen, screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { invitations as words } from '../../words/en/invitations.ts'

export const PAGE_SIZE = 20
export const STATUSES = Object.keys(words.statuses) as InvitationStatus[]
export const ROLES = Object.keys(words.roles) as InvitedRole[]

export function readInvitationSearch(raw: Record<string, unknown>) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', STATUSES),
    role: readOneOf(raw, 'role', ROLES),
    estate_id: readText(raw, 'estate_id'),
  })
}
export type InvitationSearch = ReturnType<typeof readInvitationSearch>

/** What a place that leads here knows already: the home, its property and estate, and as what a person is invited. */
export const readInviteSearch = (raw: Record<string, unknown>) =>
  given({
    role: readOneOf(raw, 'role', ROLES),
    estate_id: readText(raw, 'estate_id'),
    property_id: readText(raw, 'property_id'),
    unit_id: readText(raw, 'unit_id'),
  })

export const invitationsScreen = screen('/dashboard/invitations', {
  title: words.title,
  permission: 'invitations_read',
  search: readInvitationSearch,
  page: () => import('./pages/InvitationsPage.tsx'),
})

export const newInvitationScreen = focusScreen('/dashboard/invitations/new', {
  title: words.form.title,
  permission: 'invitations_write',
  search: readInviteSearch,
  page: () => import('./pages/NewInvitationPage.tsx'),
})

export const manyInvitationsScreen = focusScreen('/dashboard/invitations/many', {
  title: words.many.title,
  permission: 'invitations_write',
  search: readInviteSearch,
  page: () => import('./pages/ManyInvitationsPage.tsx'),
})

export const invitationsScreens = [invitationsScreen] as const

/** One thing at a time: without the frame. */
export const invitationsFocusScreens = [newInvitationScreen, manyInvitationsScreen] as const
