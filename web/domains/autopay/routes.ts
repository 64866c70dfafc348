import { titles } from '#words/titles'
import { screen } from '../../platform/screen.ts'

const permission = 'payments_read'
const roles = ['TENANT'] as const

export const cardsScreen = screen('/dashboard/my-money/cards', {
  title: titles.cards,
  ...{ roles, permission },
  page: () => import('./pages/CardsPage.tsx'),
})

export const standingScreen = screen('/dashboard/my-money/standing', {
  title: titles.standing,
  ...{ roles, permission },
  page: () => import('./pages/StandingPage.tsx'),
})

export const autopayScreens = [cardsScreen, standingScreen] as const
