import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { assetQuery, assetsQuery, checklistQuery, planQuery, planYearQuery } from './queries.ts'
import { readAssetsSearch, readNewPlanSearch, readYearSearch } from './search.ts'

const roles = ['ESTATE_MANAGER', 'PROPERTY_MANAGER', 'ADMIN'] as const
const seen = { permission: 'maintenance_read', roles: [...roles] } as const
const written = { permission: 'maintenance_write', roles: [...roles] } as const

export const assetsScreen = screen('/dashboard/maintenance/assets', {
  ...seen,
  title: titles.assets,
  search: readAssetsSearch,
  load: ({ search }) => [assetsQuery(search)],
  page: () => import('./pages/AssetsPage.tsx'),
})

export const assetScreen = screen('/dashboard/maintenance/assets/$id', {
  ...seen,
  title: titles.asset,
  load: ({ params }) => [assetQuery(params.id)],
  page: () => import('./pages/AssetPage.tsx'),
})

export const planYearScreen = screen('/dashboard/maintenance/plans', {
  ...seen,
  title: titles.planYear,
  search: readYearSearch,
  load: ({ search }) => [planYearQuery(search)],
  page: () => import('./pages/PlanYearPage.tsx'),
})

export const newPlanScreen = screen('/dashboard/maintenance/plans/new', {
  ...written,
  title: titles.newPlan,
  search: readNewPlanSearch,
  page: () => import('./pages/NewPlanPage.tsx'),
})

export const planScreen = screen('/dashboard/maintenance/plans/$id', {
  ...seen,
  title: titles.plan,
  load: ({ params }) => [planQuery(params.id)],
  page: () => import('./pages/PlanPage.tsx'),
})

export const changePlanScreen = screen('/dashboard/maintenance/plans/$id/change', {
  ...written,
  title: titles.changePlan,
  load: ({ params }) => [planQuery(params.id)],
  page: () => import('./pages/ChangePlanPage.tsx'),
})

export const checklistScreen = screen('/dashboard/maintenance/checklists/$id', {
  permission: 'properties_read',
  title: titles.checklist,
  load: ({ params }) => [checklistQuery(params.id)],
  page: () => import('./pages/ChecklistPage.tsx'),
})

export const assetScreens = [
  ...([assetsScreen, assetScreen, planYearScreen, newPlanScreen, planScreen] as const),
  ...([changePlanScreen, checklistScreen] as const),
] as const
