import { focusScreen, screen } from '../../platform/screen.ts'
import { invitations as words } from '../../words/en/invitations.ts'
import { readInvitationSearch, readInviteSearch } from './search.ts'

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
