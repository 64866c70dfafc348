import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

const START = resolve(import.meta.dirname, '../scripts/start.ts')
export const PASSWORD = 'Gida-demo-2026'
export type Account = 'admin' | 'manager' | 'landlord' | 'agent' | 'tenant'

export type Gida = {
  url: string
  simulatorUrl: string
  /** The simulator's control calls. */
  simulator(path: string, body: object): Promise<void>
  /** Everything that was mailed or texted, newest first. */
  outbox(): Promise<{ channel: string; to: string; subject: string; text: string; links: string[] }[]>
}

type Fixtures = {
  signIn: (page: Page, account: Account | { email: string; password: string }) => Promise<void>
}

/** A test with a running Gida, as a stranger gets it from `npm start`. */
export const test = base.extend<Fixtures, { gida: Gida }>({
  gida: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const running = await startGida()
      await use(running.gida)
      await running.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ gida }, use) => use(gida.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) =>
    use(async (page, account) => {
      const { email, password } =
        typeof account === 'string' ? { email: `${account}@demo.gida.ng`, password: PASSWORD } : account
      await page.goto('/auth/login')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL('**/dashboard')
    }),
})
export { expect }

async function startGida(): Promise<{ gida: Gida; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-e2e-'))
  const [port, simulatorPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', START], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SIMULATOR_PORT: String(simulatorPort),
      GIDA_DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  await saysReady(child)
  const url = `http://localhost:${port}`
  const simulatorUrl = `http://localhost:${simulatorPort}`
  const gida: Gida = {
    url,
    simulatorUrl,
    simulator: async (path, body) => {
      const answer = await fetch(`${simulatorUrl}/simulator/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_gida', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`The simulator answered ${answer.status}: ${await answer.text()}`)
    },
    outbox: async () => {
      const read = await (await fetch(`${url}/dev/outbox.json`)).json()
      return Array.isArray(read) ? read : read.data
    },
  }
  return {
    gida,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Gida is ready')) done()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => fail(new Error(`Gida did not start (${code}):\n${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
