import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { readEstateDeskSearch, readJobsSearch, readPeopleSearch } from './search.ts'

export const jobsScreen = screen('/dashboard/admin/jobs', {
  title: titles.failedJobs,
  permission: 'platform_read',
  search: readJobsSearch,
  page: () => import('./pages/JobsPage.tsx'),
})

export const peopleScreen = screen('/dashboard/admin/people', {
  title: titles.platformPeople,
  permission: 'platform_read',
  search: readPeopleSearch,
  page: () => import('./pages/PeoplePage.tsx'),
})

export const platformEstatesScreen = screen('/dashboard/admin/estates', {
  title: titles.platformEstates,
  permission: 'platform_read',
  search: readEstateDeskSearch,
  page: () => import('./pages/PlatformEstatesPage.tsx'),
})

export const platformEstateScreen = screen('/dashboard/admin/estates/$id', {
  title: titles.platformEstates,
  permission: 'platform_read',
  page: () => import('./pages/PlatformEstatePage.tsx'),
})

export const holdsScreen = screen('/dashboard/admin/holds', {
  title: titles.legalHolds,
  permission: 'platform_read',
  page: () => import('./pages/HoldsPage.tsx'),
})

export const doublesScreen = screen('/dashboard/admin/doubles', {
  title: titles.doubles,
  permission: 'platform_read',
  page: () => import('./pages/DoublesPage.tsx'),
})

export const platformAnnouncementsScreen = screen('/dashboard/admin/announcements', {
  title: titles.platformAnnouncements,
  permission: 'platform_read',
  page: () => import('./pages/AnnouncementsPage.tsx'),
})

/** A person's own proposals for the texts of their language. */
export const betterWordsScreen = screen('/dashboard/settings/words', {
  title: titles.wordings,
  page: () => import('./pages/BetterWordsPage.tsx'),
})

export const wordingsScreen = screen('/dashboard/admin/wordings', {
  title: titles.wordings,
  permission: 'platform_read',
  page: () => import('./pages/WordingsPage.tsx'),
})

export const platformHealthScreen = screen('/dashboard/admin/health', {
  title: titles.platformHealth,
  permission: 'platform_read',
  page: () => import('./pages/HealthPage.tsx'),
})

export const useScreen = screen('/dashboard/admin/use', {
  title: titles.platformUse,
  permission: 'platform_read',
  page: () => import('./pages/UsePage.tsx'),
})

export const revenueScreen = screen('/dashboard/admin/revenue', {
  title: titles.platformRevenue,
  permission: 'platform_read',
  page: () => import('./pages/RevenuePage.tsx'),
})

export const adminScreens = [
  jobsScreen,
  peopleScreen,
  platformEstatesScreen,
  platformEstateScreen,
  holdsScreen,
  doublesScreen,
  platformAnnouncementsScreen,
  betterWordsScreen,
  wordingsScreen,
  platformHealthScreen,
  useScreen,
  revenueScreen,
] as const
