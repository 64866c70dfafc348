import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkWords } from './check-words.ts'
import { describeDatabase } from './db-types.ts'

/** A check that must pass before a change lands. Resolves to what is wrong, or ''. */
type Check = { name: string; run(): Promise<string> }

const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => resolve(root, 'node_modules/.bin', name)
const fix = process.argv.includes('--fix')

/** TypeScript programs: parts that share imports are compiled together, so that they are read once. */
const PROGRAMS = { server: 'contract, server, simulator and scripts', web: 'web', '.': 'journeys' }

const checks: Check[] = [
  {
    name: 'lint and format',
    run: () => command(bin('biome'), ['check', '--error-on-warnings', ...(fix ? ['--write'] : []), '.']),
  },
  ...Object.entries(PROGRAMS).map(([project, rooms]) => ({
    name: `types of ${rooms}`,
    run: () => command(bin('tsc'), ['-p', project, '--checkers', '1']),
  })),
  { name: 'import rules', run: async () => checkImports().join('\n') },
  { name: 'texts in the catalogue, standard words', run: async () => checkWords().join('\n') },
  { name: 'the lock is complete', run: checkLock },
  {
    name: 'table types and the readable schema are current',
    run: async () => {
      const stale = await describeDatabase({ check: !fix })
      return stale.length === 0 || fix
        ? ''
        : `Run \`npm run db:types\` and look at what changed in ${stale.join(', ')}.`
    },
  },
]

/** Two checks in parallel, reported in order; with `--fix` one at a time, since they write files. */
const lanes = Array.from({ length: fix ? 1 : 2 }, () => Promise.resolve(''))
const faults = checks.map(({ run }, index) => {
  const lane = index % lanes.length
  const fault = (lanes[lane] as Promise<string>).then(run).catch((error: Error) => error.message)
  lanes[lane] = fault
  return fault
})

let failed = 0
for (const [index, check] of checks.entries()) {
  const fault = ((await faults[index]) ?? '').trim()
  console.log(`${fault ? '✗' : '✓'} ${check.name}`)
  if (fault) {
    failed++
    console.error(fault.replace(/^/gm, '    '))
  }
}
if (failed > 0) console.error(`\n${failed} of ${checks.length} checks failed.`)
process.exit(failed > 0 ? 1 : 0)

/** `npm ci` must accept the lock file, and it must contain no download addresses. */
async function checkLock(): Promise<string> {
  const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'))
  const addresses = Object.entries<{ resolved?: string; link?: boolean }>(lock.packages).filter(
    ([, entry]) => !entry.link && entry.resolved,
  )
  if (addresses.length > 0)
    return `The lock names addresses to download from: ${addresses.map(([name]) => name).join(', ')}`
  return command('npm', [
    'ci',
    '--dry-run',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
  ])
}

/** Runs a program; resolves to its output if it failed. */
function command(program: string, args: string[]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => done(code === 0 ? '' : said || `${program} ended with ${code}`))
  })
}
