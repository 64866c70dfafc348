import type { Domain } from '../../platform/domain.ts'
import { adminRetention } from './retention.ts'

/** Its calls know the jobs of all others: `server/app.ts` mounts them. */
export const admin: Domain = { retention: adminRetention }
