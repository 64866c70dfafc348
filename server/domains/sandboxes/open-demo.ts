import { newToken } from '../../platform/access/link-tokens.ts'
import type { Services } from '../../platform/services.ts'
import { makeSandbox } from './make-sandbox.ts'

/** For so long a visitor's copy lives. */
export const DEMO_HOURS = 4
const HOUR_SECONDS = 3600

/** A copy for one visitor: three from one address in an hour, and sixty from all. Answers the token that their browser shows from now on. */
export async function openDemo(services: Services, ip: string): Promise<string> {
  const token = newToken()
  const allowance = (spender: string, most: number) => ({
    ...{ name: 'demo', spender, most, seconds: HOUR_SECONDS },
  })
  await makeSandbox(services, {
    ...{ token, hours: DEMO_HOURS, key: null },
    allowances: [allowance(ip, 3), allowance('all', 60)],
  })
  return token
}

/** Ends a visitor's copy. It is asked outside of the copy, so that the copy can go. */
export const LEAVE_DEMO = '/demo/leave'
