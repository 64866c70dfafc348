import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../simulator/main.ts')
const QUICK_RETRIES = 60

export type SimulatorProcess = { url: string; child: ChildProcess; stop(): Promise<void> }

/** The payment simulator as a process of its own. It ends with this one. */
export function startSimulatorProcess(options: {
  port: number
  dataDir: string
  webhookUrl?: string
  speedup?: number
}): Promise<SimulatorProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      PATH: process.env.PATH,
      SIMULATOR_PORT: String(options.port),
      SIMULATOR_DATA: options.dataDir,
      SIMULATOR_WEBHOOK_SPEEDUP: String(options.speedup ?? QUICK_RETRIES),
      ...(options.webhookUrl ? { SIMULATOR_WEBHOOK_URL: options.webhookUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise((done, fail) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const url = /http:\/\/[^\s]+/.exec(said)?.[0]
      if (url && /test mode/.test(said)) done({ url, child, stop: () => stop(child, ended) })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => fail(new Error(`The payment simulator did not start: ${said.trim()}`)))
  })
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}
