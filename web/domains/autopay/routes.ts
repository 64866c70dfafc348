import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { tenantAccountQuery } from './queries.ts'

const permission = 'payments_read'
const roles = ['TENANT'] as const

export const cardsScreen = screen('/dashboard/my-money/cards', {
  title: titles.cards,
  ...{ roles, permission },
  load: () => [tenantAccountQuery],
  page: () => import('./pages/CardsPage.tsx'),
})

export const autopayScreen = screen('/dashboard/my-money/autopay', {
  title: titles.autopay,
  ...{ roles, permission },
  load: () => [tenantAccountQuery],
  page: () => import('./pages/AutopayPage.tsx'),
})

export const autopayScreens = [cardsScreen, autopayScreen] as const
