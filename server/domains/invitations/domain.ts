import type { Domain } from '../../platform/domain.ts'
import { invitationJobs } from './jobs.ts'
import { invitationRetention } from './retention.ts'
import { invitationRoutes } from './routes.ts'

export const invitations: Domain = {
  routes: [invitationRoutes],
  jobs: invitationJobs,
  retention: invitationRetention,
}
