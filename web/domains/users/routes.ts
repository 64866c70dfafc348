import { titles } from '#words/titles'
import { focusScreen, screen } from '../../platform/screen.ts'
import { readUserSearch } from './search.ts'

export const usersScreen = screen('/dashboard/users', {
  title: titles.users,
  permission: 'users_read',
  search: readUserSearch,
  page: () => import('./pages/UsersPage.tsx'),
})

export const newUserScreen = focusScreen('/dashboard/users/new', {
  title: titles.newUser,
  permission: 'users_write',
  page: () => import('./pages/AddPersonPage.tsx'),
})

export const userScreen = screen('/dashboard/users/$id', {
  title: titles.user,
  permission: 'users_read',
  page: () => import('./pages/UserPage.tsx'),
})

export const profileScreen = screen('/dashboard/settings', {
  title: titles.profile,
  page: () => import('./pages/ProfilePage.tsx'),
})

export const appearanceScreen = screen('/dashboard/settings/appearance', {
  title: titles.appearance,
  page: () => import('./pages/AppearancePage.tsx'),
})

export const usersScreens = [usersScreen, userScreen, profileScreen, appearanceScreen] as const

/** One thing at a time: without the frame. */
export const usersFocusScreens = [newUserScreen] as const
