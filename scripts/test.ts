import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Results, readJourneys, readVitest } from './test-results.ts'
import { buildWebIfStale } from './web-build.ts'

const root = resolve(import.meta.dirname, '..')
/** Tests create and drop databases of thousands of small files; on disk that takes a quarter of the run, in memory nothing. */
const scratch = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = mkdtempSync(join(scratch, 'gida-results-'))

type Suite = { name: string; program: string; args: string[]; read(json: string): Results }

/** The tests of a folder, or some of them under another name. */
const vitest = (root: string, name = root, ...which: string[]): Suite => ({
  name,
  program: 'node_modules/vitest/vitest.mjs',
  args: [
    ...['run', '--root', root, ...which],
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultOf(name)}`,
  ],
  read: readVitest,
})

const journeys: Suite = {
  name: 'e2e',
  program: 'node_modules/@playwright/test/cli.js',
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
  read: readJourneys,
}

/** Generous, since a slow test on a busy machine is not a failure; the other suites set it in their configuration. */
const PATIENT = '--testTimeout=60000'
/** Seven processes and two databases that must respond within seconds, so nothing else runs in parallel. */
const FLEET = 'chaos/fleet'
const FIRST = ['contract', 'simulator', 'server']
const all = [
  ...['contract', 'simulator'].map((root) => vitest(root, root, PATIENT)),
  ...[vitest('server', 'server', '--exclude', `${FLEET}/**`), vitest(`server/${FLEET}`, 'fleet')],
  ...[vitest('web'), journeys],
]
/** Arguments: suite names, and paths within them: `server domains/law`. */
const wanted = process.argv.slice(2)
const isWanted = ({ name }: Suite): boolean => wanted.includes(name)
const suites = all.some(isWanted) ? all.filter(isWanted) : all
const places = wanted.filter((one) => !all.some(({ name }) => name === one))

const total: Results = { passed: 0, failed: 0, faults: [] }
const groups = groupsOf(suites)
for (const [index, group] of groups.entries()) {
  if (group.includes(journeys)) await buildWebIfStale()
  const running = Promise.all(group.map(run))
  // The suite before the journeys leaves a core idle at times, which suffices to build what they open.
  if (groups[index + 1]?.includes(journeys)) await buildWebIfStale()
  const codes = await running
  for (const [at, suite] of group.entries()) {
    const { passed, failed, faults } = resultsOf(suite)
    total.passed += passed
    total.failed += failed === 0 && codes[at] !== 0 ? 1 : failed // a suite that could not run has failed
    total.faults.push(...faults)
  }
}
rmSync(folder, { recursive: true, force: true })
for (const fault of total.faults) console.log(`\n✗ ${fault}`)
if (total.faults.length > 0) console.log(`\n${total.faults.map((fault) => `✗ ${nameOf(fault)}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** First lines are repeated at the very end, where a truncated log is read. */
function nameOf(fault: string): string {
  return fault.split('\n', 1)[0] ?? ''
}

function hasRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= 6 * 2 ** 30
  } catch {
    return false
  }
}

function resultOf(name: string): string {
  return join(folder, `${name}.json`)
}

function resultsOf({ name, read }: Suite): Results {
  try {
    return read(readFileSync(resultOf(name), 'utf8'))
  } catch {
    return { passed: 0, failed: 0, faults: [] }
  }
}

/** The small suites run while the server suite prepares its database: each alone would leave a core idle. */
function groupsOf(suites: Suite[]): Suite[][] {
  const isFirst = ({ name }: Suite) => FIRST.includes(name)
  return [suites.filter(isFirst), ...suites.filter((one) => !isFirst(one)).map((one) => [one])].filter(
    (group) => group.length > 0,
  )
}

/** Resolves to the exit code. In a group, the last suite prints as it goes and the others once they end. */
async function run(suite: Suite, at: number, group: Suite[]): Promise<number | null> {
  const isLast = at === group.length - 1
  const heading = `\n── ${suite.name} ──\n`
  if (isLast) console.log(heading)
  const child = spawn(process.execPath, [suite.program, ...suite.args, ...places], {
    cwd: root,
    stdio: ['inherit', isLast ? 'inherit' : 'pipe', isLast ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      TMPDIR: scratch,
      NODE_COMPILE_CACHE: join(folder, 'compiled'), // several hundred child processes start during a run
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultOf('e2e'),
      NO_COLOR: '1',
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  if (!isLast) console.log(heading + printed)
  return code
}
