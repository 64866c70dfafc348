import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { invitationsQuery } from './queries.ts'
import { readInvitationSearch, readInviteSearch } from './search.ts'

export const invitationsScreen = screen('/dashboard/tenants/invitations', {
  title: titles.invitations,
  permission: 'invitations_read',
  search: readInvitationSearch,
  load: ({ search }) => [invitationsQuery(search)],
  page: () => import('./pages/InvitationsPage.tsx'),
})

export const newInvitationScreen = taskScreen('/dashboard/invitations/new', {
  title: titles.newInvitation,
  permission: 'invitations_write',
  search: readInviteSearch,
  page: () => import('./pages/NewInvitationPage.tsx'),
})

export const manyInvitationsScreen = taskScreen('/dashboard/invitations/many', {
  title: titles.manyInvitations,
  permission: 'invitations_write',
  search: readInviteSearch,
  page: () => import('./pages/ManyInvitationsPage.tsx'),
})

export const invitationsScreens = [invitationsScreen] as const

/** Task screens, without the frame. */
export const invitationsFocusScreens = [newInvitationScreen, manyInvitationsScreen] as const
