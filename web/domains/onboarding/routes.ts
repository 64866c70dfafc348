import { titles } from '#words/titles'
import { focusScreen } from '../../platform/screen.ts'

export const payoutScreen = focusScreen('/dashboard/settings/payout', {
  title: titles.payout,
  permission: 'properties_write',
  page: () => import('./pages/PayoutPage.tsx'),
})

export const onboardingScreens = [payoutScreen] as const
