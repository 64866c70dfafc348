import type { AnyJob } from '../../platform/jobs/jobs.ts'
import { sendVerification } from './links/send-verification.ts'
import { sendReset } from './passwords/request-reset.ts'

export const authJobs: AnyJob[] = [sendVerification, sendReset]
