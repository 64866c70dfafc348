import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readEstate, readOneOf, readText } from '../../platform/screens/search.ts'
import { importsQuery } from './queries.ts'

/** Who may import a spreadsheet. */
const limits = { roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'], permission: 'properties_write' } as const

type Raw = Record<string, unknown>

export const importsScreen = screen('/dashboard/imports', {
  title: titles.imports,
  ...limits,
  search: (raw: Raw) => given({ page: readCount(raw, 'page') }),
  load: ({ search }) => [importsQuery(search.page)],
  page: () => import('./pages/ImportsPage.tsx'),
})

/** `id`: an existing import; `step`: back to its columns. */
export const newImportScreen = taskScreen('/dashboard/imports/new', {
  title: titles.newImport,
  ...limits,
  search: (raw: Raw) =>
    given({
      id: readText(raw, 'id'),
      estate_id: readEstate(raw),
      step: readOneOf(raw, 'step', ['columns']),
    }),
  page: () => import('./pages/NewImportPage.tsx'),
})

export const importsScreens = [importsScreen] as const

/** Task screens, without the frame. */
export const importsFocusScreens = [newImportScreen] as const
