import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWebIfStale } from './web-build.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gida-results-'))

type Count = { passed: number; failed: number }
type Suite = { name: string; program: string; args: string[]; count(file: string): Count }

const vitest = (name: string): Suite => ({
  name,
  program: 'node_modules/vitest/vitest.mjs',
  args: [
    'run',
    '--root',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultOf(name)}`,
  ],
  count: (file) => {
    const { numPassedTests, numFailedTests, success, numFailedTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : numFailedTestSuites) }
  },
})

const journeys: Suite = {
  name: 'e2e',
  program: 'node_modules/@playwright/test/cli.js',
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
  count: (file) => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
}

const wanted = process.argv.slice(2)
const suites = [vitest('contract'), vitest('simulator'), vitest('server'), vitest('web'), journeys].filter(
  (suite) => wanted.length === 0 || wanted.includes(suite.name),
)

const total: Count = { passed: 0, failed: 0 }
for (const suite of suites) {
  console.log(`\n── ${suite.name} ──`)
  if (suite === journeys) await buildWebIfStale()
  const code = await run(suite)
  const { passed, failed } = countOf(suite)
  total.passed += passed
  total.failed += failed === 0 && code !== 0 ? 1 : failed // a suite that could not run has failed
}
rmSync(folder, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

function resultOf(name: string): string {
  return join(folder, `${name}.json`)
}

function countOf(suite: Suite): Count {
  try {
    return suite.count(resultOf(suite.name))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function run(suite: Suite): Promise<number | null> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: resultOf('e2e'), NO_COLOR: '1' }
  return new Promise((done) => {
    const child = spawn(process.execPath, [suite.program, ...suite.args], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    child.on('close', done)
  })
}
