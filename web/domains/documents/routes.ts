import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { documentQuery, documentsQuery } from './queries.ts'
import { readDocumentsSearch } from './search.ts'

const permission = 'documents_read'

export const documentsScreen = screen('/dashboard/documents', {
  title: titles.documents,
  permission,
  search: readDocumentsSearch,
  load: ({ search }) => [documentsQuery(search)],
  page: () => import('./pages/DocumentsPage.tsx'),
})

export const documentScreen = screen('/dashboard/documents/$id', {
  title: titles.documents,
  permission,
  load: ({ params }) => [documentQuery(params.id)],
  page: () => import('./pages/DocumentPage.tsx'),
})

export const documentScreens = [documentsScreen, documentScreen] as const
