import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runChaos } from '../run-chaos.ts'
import { areToolsHere } from './tools.ts'

/** The short run; `npm run test:fleet` is the long one. Needs HAProxy and PgBouncer, both in Debian. */
test.skipIf(!areToolsHere())(
  'a fleet whose nodes are killed, whose database moves and whose lines are cut completes each payment once',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gida-chaos-'))
    const seed = Date.now() % 1_000_000
    try {
      const { figures, faults } = await runChaos({
        ...{ folder, seed, fleet: true, kills: 2, killsAtBirth: 0, databaseKills: 0, failovers: 1, cuts: 1 },
        ...{ payments: 24, messages: 8, patience: 120, report: () => {} },
      })
      const again = `npm run test:fleet -- --kills 2 --payments 24 --messages 8 --failovers 1 --cuts 1 --seed ${seed}`
      expect(faults, again).toEqual([])
      expect(figures.paid).toBeGreaterThan(6)
      expect([figures.fleet?.failover_heals.length, figures.fleet?.cut_heals.length]).toEqual([1, 1])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  300_000,
)
