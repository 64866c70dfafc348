import { screen } from '../../platform/screen.ts'
import { ownMoney as words } from '../../words/en/own-money.ts'

const permission = 'payments_read'
const roles = ['TENANT'] as const

export const cardsScreen = screen('/dashboard/my-money/cards', {
  title: words.cards.title,
  ...{ roles, permission },
  page: () => import('./pages/CardsPage.tsx'),
})

export const standingScreen = screen('/dashboard/my-money/standing', {
  title: words.standing.title,
  ...{ roles, permission },
  page: () => import('./pages/StandingPage.tsx'),
})

export const autopayScreens = [cardsScreen, standingScreen] as const
