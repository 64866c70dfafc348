import type { TokenCheck } from '@gida/contract/domains/auth/session'
import type { z } from 'zod'
import { Problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { getUser, presentUser } from '../users/index.ts'
import { readBearer } from './external/read-bearer.ts'

/** Whether a token would be accepted now, by its signature and by the database. */
export async function checkToken(services: Services, token: string): Promise<z.infer<typeof TokenCheck>> {
  try {
    const actor = await readBearer(services, token)
    const user = await services.transaction({ ...actor, sets_up: true }, (tx) => getUser(tx, actor.user_id))
    return { valid: true, user: presentUser(user), expires_at: actor.expires_at.toISOString() }
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return { valid: false }
    throw error
  }
}
