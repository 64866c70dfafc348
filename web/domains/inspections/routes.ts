import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { comparisonQuery, inspectionQuery, inspectionsQuery } from './queries.ts'
import { readInspectionsSearch, readNewInspectionSearch, readWriteSearch } from './search.ts'

const permission = 'leases_read'

const inspectionsScreen = screen('/dashboard/maintenance/inspections', {
  title: titles.inspections,
  permission,
  search: readInspectionsSearch,
  load: ({ search }) => [inspectionsQuery(search)],
  page: () => import('./pages/InspectionsPage.tsx'),
})

const newInspectionScreen = screen('/dashboard/maintenance/inspections/new', {
  title: titles.newInspection,
  permission: 'maintenance_write',
  search: readNewInspectionSearch,
  page: () => import('./pages/NewInspectionPage.tsx'),
})

const inspectionScreen = screen('/dashboard/maintenance/inspections/$id', {
  title: titles.inspections,
  permission,
  load: ({ params }) => [inspectionQuery(params.id)],
  page: () => import('./pages/InspectionPage.tsx'),
})

const comparisonScreen = screen('/dashboard/maintenance/inspections/$id/comparison', {
  title: titles.comparison,
  permission,
  load: ({ params }) => [comparisonQuery(params.id)],
  page: () => import('./pages/ComparisonPage.tsx'),
})

const writeInspectionScreen = taskScreen('/dashboard/maintenance/inspections/$id/write', {
  title: titles.inspections,
  permission: 'maintenance_write',
  search: readWriteSearch,
  load: ({ params }) => [inspectionQuery(params.id)],
  page: () => import('./pages/WriteInspectionPage.tsx'),
})

const signInspectionScreen = taskScreen('/dashboard/maintenance/inspections/$id/sign', {
  title: titles.signInspection,
  permission: 'maintenance_write',
  load: ({ params }) => [inspectionQuery(params.id)],
  page: () => import('./pages/SignInspectionPage.tsx'),
})

export const inspectionScreens = [
  inspectionsScreen,
  newInspectionScreen,
  inspectionScreen,
  comparisonScreen,
] as const
export const inspectionFocusScreens = [writeInspectionScreen, signInspectionScreen] as const
