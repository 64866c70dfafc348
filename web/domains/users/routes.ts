import { focusScreen, screen } from '../../platform/screen.ts'
import { settings } from '../../words/en/settings.ts'
import { users as words } from '../../words/en/users.ts'
import { readUserSearch } from './search.ts'

export const usersScreen = screen('/dashboard/users', {
  title: words.title,
  permission: 'users_read',
  search: readUserSearch,
  page: () => import('./pages/UsersPage.tsx'),
})

export const newUserScreen = focusScreen('/dashboard/users/new', {
  title: words.addForm.frame,
  permission: 'users_write',
  page: () => import('./pages/AddPersonPage.tsx'),
})

export const userScreen = screen('/dashboard/users/$id', {
  title: words.person.title,
  permission: 'users_read',
  page: () => import('./pages/UserPage.tsx'),
})

export const profileScreen = screen('/dashboard/settings', {
  title: settings.title,
  page: () => import('./pages/ProfilePage.tsx'),
})

export const appearanceScreen = screen('/dashboard/settings/appearance', {
  title: settings.parts.appearance,
  page: () => import('./pages/AppearancePage.tsx'),
})

export const usersScreens = [usersScreen, userScreen, profileScreen, appearanceScreen] as const

/** One thing at a time: without the frame. */
export const usersFocusScreens = [newUserScreen] as const
