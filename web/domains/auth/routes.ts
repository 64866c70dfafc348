import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'

export const securityScreen = screen('/dashboard/settings/security', {
  title: titles.security,
  page: () => import('./pages/SecurityPage.tsx'),
})

export const authScreens = [securityScreen] as const
