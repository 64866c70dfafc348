import { newToken } from '../../platform/access/link-tokens.ts'
import type { Services } from '../../platform/services.ts'
import { makeSandbox } from './make-sandbox.ts'

/** Hours a visitor's sandbox lives. */
export const DEMO_HOURS = 4
const HOUR_SECONDS = 3600

/** A sandbox for one visitor: at most three per hour from one address and sixty in total. Returns the token for their browser. */
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

/** Ends a visitor's sandbox. Handled outside of it, so that it can be dropped. */
export const LEAVE_DEMO = '/demo/leave'
