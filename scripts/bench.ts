import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { openBench } from '../server/bench/data.ts'
import { weighFirstLoad } from '../server/bench/first-load.ts'
import { benchFleetSockets } from '../server/bench/live/fleet-sockets.ts'
import { benchSockets } from '../server/bench/live/sockets.ts'
import { benchNodes } from '../server/bench/nodes.ts'
import { benchArrears } from '../server/bench/reads/arrears.ts'
import { benchGrowth } from '../server/bench/reads/growth.ts'
import { benchLists, serve } from '../server/bench/reads/lists.ts'
import { benchPortfolio } from '../server/bench/reads/portfolio.ts'
import { benchReads } from '../server/bench/reads/reads.ts'
import { benchStatements } from '../server/bench/reads/statements.ts'
import { benchTenants } from '../server/bench/reads/tenants.ts'
import { benchTraces } from '../server/bench/traces.ts'
import { benchUpkeep } from '../server/bench/upkeep/upkeep.ts'
import { benchCommits } from '../server/bench/writes/commits.ts'
import { benchCompletions } from '../server/bench/writes/completions.ts'
import { benchMessages } from '../server/bench/writes/messages.ts'
import { benchSignIns } from '../server/bench/writes/sign-ins.ts'
import { benchWebhooks } from '../server/bench/writes/webhooks.ts'
import { benchWrites } from '../server/bench/writes/writes.ts'
import { DEMO_PASSWORD } from '../server/demo/people/people.ts'
import { volumeAccounts } from '../server/demo/seed-volume.ts'
import { buildWebIfStale } from './web-build.ts'

const PARTS = [
  'lists',
  'reads',
  'writes',
  'growth',
  'portfolio',
  'tenants',
  'arrears',
  'completions',
  'commits',
  'statements',
  'webhooks',
  'sign-ins',
  'sockets',
  'nodes',
  'fleet-sockets',
  'messages',
  'upkeep',
  'traces',
  'first-load',
  'heap',
  'slow-line',
] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Comma-separated parts, or as arguments: `npm run bench -- reads growth`. All by default. */
    only: { type: 'string', default: '' },
    /** Comma-separated numbers of payments in the lists, ascending. */
    payments: { type: 'string' },
    rounds: { type: 'string' },
    /** Where the databases are kept for the next run. */
    data: { type: 'string', default: join(tmpdir(), 'gida-bench') },
    /** A small and short run, to show that everything works. Its ratios mean little. */
    quick: { type: 'boolean', default: false },
  },
})

const named = [...positionals, ...values.only.split(',').filter(Boolean)]
const unknown = named.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join()}. There are ${PARTS.join(', ')}.`)

const say = (line: string) => console.error(line)
const bench = await openBench(values.data, say)
const load = {
  folder: values.data,
  sizes: (values.payments ?? (values.quick ? '1000' : '10000,1000000')).split(',').map(Number),
  rounds: Number(values.rounds ?? (values.quick ? 1 : 9)),
  seconds: 1,
  say,
}
const parts: Record<(typeof PARTS)[number], () => Promise<object>> = {
  lists: () => benchLists(bench, load),
  reads: () => benchReads(bench, load, values.quick),
  writes: () => benchWrites(bench, load, values.quick),
  growth: () => benchGrowth(bench, load, values.quick),
  portfolio: () => benchPortfolio(bench, load),
  tenants: () => benchTenants(bench, load, values.quick ? [1_000] : [1_000, 100_000]),
  arrears: () => benchArrears(bench, load, values.quick ? [1_000] : [1_000, 100_000]),
  completions: () => benchCompletions(bench, load),
  commits: () => benchCommits(bench, load),
  statements: () => benchStatements(bench, load),
  webhooks: () => benchWebhooks(bench, load, values.quick ? 200 : 2_000),
  'sign-ins': () => benchSignIns(bench, load),
  messages: () => benchMessages(bench, load, values.quick),
  traces: () => benchTraces(bench, load),
  upkeep: () => benchUpkeep(bench, load, values.quick),
  sockets: () => benchSockets(bench, load, values.quick),
  nodes: () => benchNodes(bench, load),
  'fleet-sockets': () => benchFleetSockets(bench, load, besideJourneys('live-clients'), values.quick),
  'first-load': async () => {
    await buildWebIfStale()
    return weighFirstLoad(say)
  },
  heap: () => inBrowser('heap', volumeAccounts.manager, values.quick ? 2 : 24),
  'slow-line': () => inBrowser('slow-line', volumeAccounts.tenant, values.quick ? 1 : 3),
}

function besideJourneys(part: string): string {
  return join(import.meta.dirname, `../e2e/bench/${part}.ts`)
}

/** Runs a part that drives a browser, signed in to an installation with a thousand units, as a separate process. */
async function inBrowser(part: 'heap' | 'slow-line', email: string, rounds: number): Promise<object> {
  await buildWebIfStale()
  const ownerUrl = await bench.database('browser', 10_000, 1_000)
  const { url, stop } = await serve(bench, ownerUrl, values.data)
  const asked = [besideJourneys(part), url, email, DEMO_PASSWORD, String(rounds)]
  const { stdout } = await promisify(execFile)(process.execPath, asked).finally(stop)
  return JSON.parse(stdout)
}

const figures: Record<string, object> = {}
try {
  for (const part of PARTS.filter((name) => named.length === 0 || named.includes(name))) {
    say(`\n${part}`)
    figures[part] = await parts[part]()
  }
} finally {
  await bench.close()
}
console.log(JSON.stringify(figures, null, 2))
