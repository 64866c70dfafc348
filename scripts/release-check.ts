import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../server/platform/db/embedded/cluster.ts'
import { placeholderSettings } from './placeholder-settings.ts'

/**
 * Checks a release: its checksums, and that Node alone starts it in a fresh folder in production with its own database. Several archives
 * are started in order on the same data: an upgrade and a rollback.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: resolve(import.meta.dirname, '../.gida/release') } },
})
const PATIENCE_MS = 120_000
const given =
  positionals.length > 0 ? positionals : readdirSync(values.from).filter((file) => file.endsWith('.tar.gz'))
if (given.length === 0) throw new Error('There is no release yet: `npm run release` makes one.')

const fresh = mkdtempSync(join(tmpdir(), 'gida-release-'))
execFileSync('chmod', ['755', fresh])
const port = await freePort()
const env = {
  ...placeholderSettings(),
  PATH: process.env.PATH ?? '',
  PORT: String(port),
  HOST: '127.0.0.1',
  GIDA_DATA_DIR: join(fresh, 'data'),
  GIDA_EMBEDDED_DATABASE: '1',
  GIDA_LEAVE_SECONDS: '0',
  LOG_LEVEL: 'error',
}

try {
  for (const archive of given) await prove(archive)
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

async function prove(archive: string): Promise<void> {
  execFileSync('sha256sum', ['--check', '--quiet', archive.replace('.tar.gz', '.sha256')], {
    cwd: values.from,
    stdio: 'inherit',
  })
  execFileSync('tar', ['-xzf', join(values.from, archive), '-C', fresh])
  const home = join(fresh, archive.replace('.tar.gz', ''))
  if (!existsSync(join(home, 'sbom.cdx.json'))) throw new Error(`${archive} has no bill of materials.`)
  const began = performance.now()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/serve.js'], {
    cwd: home,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await untilReady(server)
    const health = await fetch(`http://127.0.0.1:${port}/api/v1/health`)
    const page = await fetch(`http://127.0.0.1:${port}/auth/login`)
    const { checks } = (await health.json()) as { checks?: object }
    if (!page.ok || checks === undefined) throw new Error(`${archive} serves no sign-in, or tells no health.`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${archive}: ready after ${seconds} s, /health ${health.status}, sign-in ${page.status}`)
  } finally {
    await end(server)
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(300)) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('It was not ready in time.')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
}
