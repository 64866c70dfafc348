import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readEstate } from '../../platform/screens/search.ts'
import { alertQuery, alertsQuery } from './queries.ts'

export const alertsScreen = screen('/dashboard/alerts', {
  title: titles.alerts,
  permission: 'alerts_send',
  search: (raw) => given({ page: readCount(raw, 'page'), estate_id: readEstate(raw) }),
  load: ({ search }) => [alertsQuery(search)],
  page: () => import('./pages/AlertsPage.tsx'),
})

export const raiseAlertScreen = screen('/dashboard/alerts/new', {
  title: titles.raiseAlert,
  permission: 'alerts_send',
  page: () => import('./pages/RaiseAlertPage.tsx'),
})

export const planDrillScreen = screen('/dashboard/alerts/drill', {
  title: titles.planDrill,
  permission: 'alerts_send',
  page: () => import('./pages/PlanDrillPage.tsx'),
})

export const rosterScreen = screen('/dashboard/alerts/roster', {
  title: titles.roster,
  permission: 'alerts_send',
  page: () => import('./pages/RosterPage.tsx'),
})

export const alertScreen = screen('/dashboard/alerts/$id', {
  title: titles.alert,
  load: ({ params }) => [alertQuery(params.id)],
  page: () => import('./pages/AlertPage.tsx'),
})

export const answerAlertScreen = taskScreen('/dashboard/alerts/$id/answer', {
  title: titles.alert,
  load: ({ params }) => [alertQuery(params.id)],
  page: () => import('./pages/AnswerAlertPage.tsx'),
})

export const alertScreens = [
  alertsScreen,
  raiseAlertScreen,
  planDrillScreen,
  rosterScreen,
  alertScreen,
] as const
export const alertFocusScreens = [answerAlertScreen] as const
