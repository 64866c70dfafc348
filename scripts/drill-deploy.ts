import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut, newestBefore } from '../server/chaos/deploy/checkout.ts'
import { drillDeploy } from '../server/chaos/deploy/drill-deploy.ts'

const { values } = parseArgs({
  options: {
    /** The version to start from: a tag or commit. */
    from: { type: 'string' },
    nodes: { type: 'string', default: '3' },
    clients: { type: 'string', default: '8' },
    calls: { type: 'string', default: '100000' },
    /** Keeps the nodes' logs. */
    keep: { type: 'boolean', default: false },
  },
})

const before = checkOut(values.from ?? newestBefore())
const folder = mkdtempSync(join(tmpdir(), 'gida-deploy-'))
console.log(`From ${before.commit} to this version and back, in ${folder}`)
try {
  const { figures, faults } = await drillDeploy({
    ...{ folder, from: before.folder, to: resolve(import.meta.dirname, '..') },
    ...{ nodes: Number(values.nodes), clients: Number(values.clients), calls: Number(values.calls) },
    report: (line) => console.log(line),
  })
  for (const fault of faults.slice(0, 50)) console.error(`FAULT ${fault}`)
  console.log(JSON.stringify({ ...figures, faults: faults.length }))
  if (!values.keep && faults.length === 0) rmSync(folder, { recursive: true, force: true })
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  before.remove()
}
