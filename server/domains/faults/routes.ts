import { faults } from '@gida/contract/domains/faults/endpoints'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import { describeFault } from '../../platform/error-reports/describe-fault.ts'
import type { Mount } from '../../platform/http/call.ts'

/** Limits reports, since a failing screen repeats itself. */
const allowances = (address: string) => [
  { name: 'fault:address', spender: address, most: 10, seconds: 600 },
  { name: 'fault', spender: 'all', most: 100, seconds: 60 },
]

export function faultRoutes(mount: Mount): void {
  mount.inSteps(faults.reportFault, async ({ body, request, services }) => {
    const { transaction, log, errorReports } = services
    await transaction('system', (tx) => spendAllowance(tx, allowances(request.address)))
    const error = { name: body.kind, message: body.message, stack: body.stack }
    log.warn({ fault: describeFault(error) }, 'a screen failed in a browser')
    return { is_notified: await errorReports.report(error, 'browser') }
  })
}
