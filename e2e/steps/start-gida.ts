import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bareEnv } from '../../scripts/bare-env.ts'

const START = resolve(import.meta.dirname, '../../scripts/start.ts')

export type Running = { url: string; simulatorUrl: string; stop(): Promise<void> }
type Ports = [gida: number, simulator: number, sms: number, whatsapp: number]
type Version = {
  /** Ports to reuse after another version was stopped. */
  ports?: Ports
  /** A build of the web app; by default that of the sources. */
  web?: string
  /** Port of its metrics. */
  metricsPort?: number
}

/** A temporary folder that the database's own user can read too. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gida-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A copy of a stopped instance's data. File owners are kept; the database picks a new port. */
export function copyFolder(from: string): string {
  const folder = makeFolder()
  execFileSync('cp', ['-a', `${from}/.`, folder])
  rmSync(join(folder, 'postgres/port'), { force: true })
  return folder
}

export const freePorts = async (): Promise<Ports> => [
  ...([await freePort(), await freePort()] as const),
  ...([await freePort(), await freePort()] as const),
]

/** Starts Gida as `npm start` does, on free ports. */
export async function startGida(folder: string, { ports, web, metricsPort }: Version = {}): Promise<Running> {
  const [port, simulatorPort, smsPort, whatsappPort] = ports ?? (await freePorts())
  const args = ['--disable-warning=ExperimentalWarning', START, ...(web ? ['--web', web] : [])]
  const child = spawn(process.execPath, args, {
    env: {
      ...bareEnv(),
      PORT: String(port),
      HOST: '127.0.0.1',
      SIMULATOR_PORT: String(simulatorPort),
      SMS_SIMULATOR_PORT: String(smsPort),
      WHATSAPP_SIMULATOR_PORT: String(whatsappPort),
      GIDA_DATA_DIR: folder,
      WEBHOOKS_TO_LOOPBACK: '1',
      ...(metricsPort && { METRICS_PORT: String(metricsPort) }),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  await saysReady(child)
  return {
    url: `http://localhost:${port}`,
    simulatorUrl: `http://localhost:${simulatorPort}`,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
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

/** A port below the ephemeral range, so that the system assigns it to nobody else in the meantime. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
