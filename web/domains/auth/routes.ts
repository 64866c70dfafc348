import { screen } from '../../platform/screen.ts'
import { security as words } from '../../words/en/security.ts'

export const securityScreen = screen('/dashboard/settings/security', {
  title: words.title,
  page: () => import('./pages/SecurityPage.tsx'),
})

export const authScreens = [securityScreen] as const
