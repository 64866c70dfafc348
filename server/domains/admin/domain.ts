import type { Domain } from '../../platform/domain.ts'
import { adminPersonalData } from './personal-data.ts'
import { adminRetention } from './retention.ts'

/** Its calls know the jobs of all others: `server/app.ts` mounts them. */
export const admin: Domain = {
  personalData: adminPersonalData,
  retention: adminRetention,
}
