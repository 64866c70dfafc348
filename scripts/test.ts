import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Results, readJourneys, readVitest } from './test-results.ts'
import { buildWebIfStale } from './web-build.ts'

const root = resolve(import.meta.dirname, '..')
/** Databases of thousands of small files come and go: a file system spends a quarter of the run on that, memory nothing. */
const scratch = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = mkdtempSync(join(scratch, 'gida-results-'))

type Suite = { name: string; program: string; args: string[]; read(json: string): Results }

/** A folder's tests; or, under a name of their own, some of them. */
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

/** What is late on a busy machine is not broken; the others say so in their settings. */
const PATIENT = '--testTimeout=60000'
/** Seven programs and two databases, of which each has to answer within seconds: nothing else runs beside it. */
const FLEET = 'chaos/fleet'
const all = [
  ...['contract', 'simulator'].map((root) => vitest(root, root, PATIENT)),
  ...[vitest('server', 'server', '--exclude', `${FLEET}/**`), vitest('server', 'fleet', FLEET)],
  ...[vitest('web'), journeys],
]
/** Some suites by name, and of these what lies in some places: `server domains/law`. */
const wanted = process.argv.slice(2)
const isWanted = ({ name }: Suite): boolean => wanted.includes(name)
const suites = all.some(isWanted) ? all.filter(isWanted) : all
const places = wanted.filter((one) => !all.some(({ name }) => name === one))

const total: Results = { passed: 0, failed: 0, faults: [] }
for (const suite of suites) {
  console.log(`\n── ${suite.name} ──`)
  if (suite === journeys) await buildWebIfStale()
  const code = await run(suite)
  const { passed, failed, faults } = resultsOf(suite)
  total.passed += passed
  total.failed += failed === 0 && code !== 0 ? 1 : failed // a suite that could not run has failed
  total.faults.push(...faults)
}
rmSync(folder, { recursive: true, force: true })
for (const fault of total.faults) console.log(`\n✗ ${fault}`)
if (total.faults.length > 0) console.log(`\n${total.faults.map((fault) => `✗ ${nameOf(fault)}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** Where the output is read from its end, which ones they were is what is looked for. */
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

function run(suite: Suite): Promise<number | null> {
  const env = {
    ...process.env,
    TMPDIR: scratch,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // programs of ours are started some hundred times
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultOf('e2e'),
    NO_COLOR: '1',
  }
  return new Promise((done) => {
    const child = spawn(process.execPath, [suite.program, ...suite.args, ...places], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    child.on('close', done)
  })
}
