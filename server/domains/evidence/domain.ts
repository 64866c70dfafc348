import { z } from 'zod'
import type { Domain } from '../../platform/domain.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { makeBundle } from './making/make-bundle.ts'
import { evidencePersonalData } from './personal-data.ts'
import { evidenceRoutes } from './routes.ts'
import { sweepBundles } from './sweep-bundles.ts'

const sweep = defineJob({ name: 'sweep_evidence_bundles', payload: z.object({}), run: sweepBundles })

export const evidence: Domain = {
  personalData: evidencePersonalData,
  routes: [evidenceRoutes],
  jobs: [makeBundle, sweep],
  schedules: [{ job: sweep, everySeconds: 24 * 3600 }],
}
