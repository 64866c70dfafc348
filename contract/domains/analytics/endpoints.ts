import { endpoint } from '../../shared/endpoint.ts'
import { Dashboard } from './dashboard.ts'

export const analytics = {
  getDashboard: endpoint({
    method: 'GET',
    path: '/analytics/dashboard',
    summary: 'What the dashboard of your role shows, in one answer',
    access: 'signed_in',
    answer: Dashboard,
  }),
}
