import { screen } from '../../platform/screen.ts'
import { moneyBack } from '../../words/en/money-back.ts'
import { payments as words } from '../../words/en/payments.ts'
import { readChargeSearch, readWaiverSearch } from './search.ts'

const permission = 'payments_read'

export const chargesScreen = screen('/dashboard/payments/charges', {
  title: words.charges.mineTitle,
  permission,
  search: readChargeSearch,
  page: () => import('../charges/pages/ChargesPage.tsx'),
})

export const waiversScreen = screen('/dashboard/payments/waivers', {
  title: moneyBack.waivers.title,
  permission,
  search: readWaiverSearch,
  page: () => import('../charges/pages/WaiversPage.tsx'),
})

export const chargesScreens = [chargesScreen, waiversScreen] as const
