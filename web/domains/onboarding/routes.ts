import { titles } from '#words/titles'
import { taskScreen } from '../../platform/screens/screen.ts'
import { payoutQuery } from './queries.ts'

export const payoutScreen = taskScreen('/dashboard/settings/payout', {
  title: titles.payout,
  permission: 'properties_write',
  load: () => [payoutQuery],
  page: () => import('./pages/PayoutPage.tsx'),
})

export const onboardingScreens = [payoutScreen] as const
