import type { Domain } from '../../platform/domain.ts'
import { forgetSandboxes, prepareSandboxes } from './forget-sandboxes.ts'

/** Sandboxes for visitors and for programs under test. `server/sandboxes` creates and runs them. */
export const sandboxes: Domain = {
  jobs: [forgetSandboxes, prepareSandboxes],
  schedules: [
    { job: forgetSandboxes, everySeconds: 60 },
    { job: prepareSandboxes, everySeconds: 3600 },
  ],
  personalData: {
    data: [
      {
        table: 'sandbox',
        activity: 'SECURITY',
        of: 'owner_id',
        holds: { name: 'words', token_hash: 'secret' },
        erase: 'rows',
        withheld: ['token_hash'],
      },
    ],
    none: { sandbox: 'kind last_four' },
  },
}
