import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

/** The short run; `npm run test:chaos` is the long one. */
test('killed with -9 while people pay and write, what was paid is completed once, and each message is there once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-chaos-'))
  const seed = Date.now() % 1_000_000
  try {
    const { figures, faults } = await runChaos({
      folder,
      seed,
      kills: 2,
      killsAtBirth: 1,
      databaseKills: 1,
      failovers: 0,
      cuts: 0,
      payments: 44,
      messages: 64,
      patience: 120,
      report: () => {},
    })
    expect(faults, `npm run test:chaos -- --kills 2 --payments 44 --messages 64 --seed ${seed}`).toEqual([])
    expect(figures.paid).toBeGreaterThan(12)
    expect(figures.by_hand).toBeGreaterThan(0)
    expect(figures.messages.sent).toBe(64)
    expect(figures.refunds.promised).toBeGreaterThan(0)
    expect(figures.told.told).toBeGreaterThan(12)
    expect(figures.drill?.restored_journals).toBeGreaterThan(5)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 300_000)
