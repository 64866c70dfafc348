import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { timePartRefunds } from '../server/chaos/part-refunds.ts'
import { runChaos } from '../server/chaos/run-chaos.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true, // `messages`: only those
  options: {
    kills: { type: 'string', default: '100' },
    payments: { type: 'string' },
    messages: { type: 'string' },
    'database-kills': { type: 'string', default: '4' },
    /** In a fleet: number of failovers to the standby, and of network cuts to a node. */
    failovers: { type: 'string', default: '3' },
    cuts: { type: 'string', default: '3' },
    'kills-at-birth': { type: 'string', default: '5' },
    /** Five nodes behind HAProxy and PgBouncer, which must be installed. */
    fleet: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Only measures three concurrent part refunds of each of this many payments. */
    'part-refunds': { type: 'string' },
    /** Keeps the database and the server's log. */
    keep: { type: 'boolean', default: false },
  },
})

const isTalk = positionals.includes('messages')
const folder = mkdtempSync(join(tmpdir(), 'gida-chaos-'))
if (values['part-refunds']) {
  console.log(JSON.stringify(await timePartRefunds(folder, Number(values['part-refunds']))))
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
console.log(`Chaos in ${folder}; run it again with --seed ${values.seed}`)
const { figures, faults } = await runChaos({
  folder,
  seed: Number(values.seed),
  fleet: values.fleet,
  kills: Number(values.kills),
  payments: Number(values.payments ?? (isTalk ? 0 : 1_000)),
  messages: Number(values.messages ?? (isTalk ? 2_000 : 200)),
  databaseKills: Number(values['database-kills']),
  failovers: Number(values.failovers),
  cuts: Number(values.cuts),
  killsAtBirth: Number(values['kills-at-birth']),
  patience: 120,
  report: (line) => console.log(line),
})
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(JSON.stringify({ ...figures, faults: faults.length }))
if (!values.keep && faults.length === 0) rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)
