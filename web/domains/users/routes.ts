import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { userQuery, usersQuery } from './queries.ts'
import { readUserSearch } from './search.ts'

export const usersScreen = screen('/dashboard/users', {
  title: titles.users,
  permission: 'users_read',
  search: readUserSearch,
  load: ({ search }) => [usersQuery(search)],
  page: () => import('./pages/UsersPage.tsx'),
})

export const newUserScreen = taskScreen('/dashboard/users/new', {
  title: titles.newUser,
  permission: 'users_write',
  page: () => import('./pages/AddPersonPage.tsx'),
})

export const userScreen = screen('/dashboard/users/$id', {
  title: titles.user,
  permission: 'users_read',
  load: ({ params }) => [userQuery(params.id)],
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

/** Task screens, without the frame. */
export const usersFocusScreens = [newUserScreen] as const
