import type { AnyJob } from '../../platform/jobs/jobs.ts'
import { deliverInvitation } from './sending/deliver-invitation.ts'

export const invitationJobs: AnyJob[] = [deliverInvitation]
