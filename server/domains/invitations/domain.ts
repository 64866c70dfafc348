import type { Domain } from '../../platform/domain.ts'
import { invitationJobs } from './jobs.ts'
import { invitationsPersonalData } from './personal-data.ts'
import { invitationRetention } from './retention.ts'
import { invitationRoutes } from './routes.ts'

export const invitations: Domain = {
  personalData: invitationsPersonalData,
  routes: [invitationRoutes],
  jobs: invitationJobs,
  retention: invitationRetention,
}
