import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { templateQuery, templatesQuery } from './queries.ts'
import { readManySearch, readPaperSearch, readTemplatesSearch, readVersionsSearch } from './search.ts'

const permission = 'leases_write'

export const templatesScreen = screen('/dashboard/templates', {
  title: titles.templates,
  permission,
  search: readTemplatesSearch,
  load: ({ search }) => [templatesQuery(search)],
  page: () => import('./pages/TemplatesPage.tsx'),
})

export const newPaperScreen = screen('/dashboard/templates/paper', {
  title: titles.newPaper,
  permission,
  search: readPaperSearch,
  page: () => import('./pages/NewPaperPage.tsx'),
})

export const templateScreen = screen('/dashboard/templates/$id', {
  title: titles.templates,
  permission,
  load: ({ params }) => [templateQuery(params.id)],
  page: () => import('./pages/TemplatePage.tsx'),
})

export const versionsScreen = screen('/dashboard/templates/$id/versions', {
  title: titles.templates,
  permission,
  search: readVersionsSearch,
  load: ({ params }) => [templateQuery(params.id)],
  page: () => import('./pages/VersionsPage.tsx'),
})

export const manyPapersScreen = screen('/dashboard/templates/$id/many', {
  title: titles.manyPapers,
  permission,
  search: readManySearch,
  load: ({ params }) => [templateQuery(params.id)],
  page: () => import('./pages/ManyPapersPage.tsx'),
})

export const templateScreens = [
  templatesScreen,
  newPaperScreen,
  templateScreen,
  versionsScreen,
  manyPapersScreen,
] as const
