import type { ApplicationStatus } from '@gida/contract/domains/applications/application'
import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { applications as words } from '../../words/en/applications.ts'

export const PAGE_SIZE = 20
export const STATUSES = Object.keys(words.statuses) as ApplicationStatus[]

export function readApplicationSearch(raw: Record<string, unknown>) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', STATUSES),
    unit_id: readText(raw, 'unit_id'),
    estate_id: readText(raw, 'estate_id'),
  })
}
export type ApplicationSearch = ReturnType<typeof readApplicationSearch>

const permission = 'invitations_read'

export const applicationsScreen = screen('/dashboard/tenants/applications', {
  title: words.title,
  permission,
  search: readApplicationSearch,
  page: () => import('./pages/ApplicationsPage.tsx'),
})

export const applicationScreen = screen('/dashboard/tenants/applications/$id', {
  title: words.title,
  permission,
  page: () => import('./pages/ApplicationPage.tsx'),
})

export const applicationsScreens = [applicationsScreen, applicationScreen] as const
