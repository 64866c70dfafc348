import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { waiversQuery } from './queries.ts'
import { readChargeSearch, readWaiverSearch } from './search.ts'

const permission = 'payments_read'

export const chargesScreen = screen('/dashboard/payments/charges', {
  title: titles.charges,
  permission,
  search: readChargeSearch,
  page: () => import('./pages/ChargesPage.tsx'),
})

export const waiversScreen = screen('/dashboard/payments/waivers', {
  title: titles.waivers,
  permission,
  search: readWaiverSearch,
  load: ({ search }) => [waiversQuery(search)],
  page: () => import('./pages/WaiversPage.tsx'),
})

export const chargesScreens = [chargesScreen, waiversScreen] as const
