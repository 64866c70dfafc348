import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import type {} from '../server/fuzz/fuzz.test.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

/** The fuzz test of `npm test`, with a chosen duration. */
const run = await startVitest('test', ['fuzz/fuzz.test.ts'], {
  root: resolve(import.meta.dirname, '../server'),
  run: true,
  provide: { fuzz: { requests: Number(values.requests), seed: Number(values.seed) } },
})
await run.close()
