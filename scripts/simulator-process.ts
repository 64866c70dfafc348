import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { bareEnv } from './bare-env.ts'

const SIMULATORS = resolve(import.meta.dirname, '../simulator')
const QUICK_RETRIES = 60

export type SimulatorProcess = { url: string; child: ChildProcess; stop(): Promise<void> }

/** Starts the payment simulator as a process that ends with this one. */
export const startSimulatorProcess = (options: {
  port: number
  dataDir: string
  webhookUrl?: string
  speedup?: number
}): Promise<SimulatorProcess> =>
  startProcess('main.ts', {
    SIMULATOR_PORT: String(options.port),
    SIMULATOR_DATA: options.dataDir,
    SIMULATOR_WEBHOOK_SPEEDUP: String(options.speedup ?? QUICK_RETRIES),
    ...(options.webhookUrl ? { SIMULATOR_WEBHOOK_URL: options.webhookUrl } : {}),
  })

/** The same for the simulator of the SMS provider. */
export const startSmsSimulatorProcess = (options: {
  port: number
  webhookUrl?: string
}): Promise<SimulatorProcess> =>
  startProcess('sms/main.ts', {
    SMS_SIMULATOR_PORT: String(options.port),
    ...(options.webhookUrl ? { SMS_SIMULATOR_WEBHOOK_URL: options.webhookUrl } : {}),
  })

/** The same for the simulator of WhatsApp. */
export const startWhatsAppSimulatorProcess = (options: {
  port: number
  webhookUrl?: string
}): Promise<SimulatorProcess> =>
  startProcess('whatsapp/main.ts', {
    WHATSAPP_SIMULATOR_PORT: String(options.port),
    WHATSAPP_SIMULATOR_SPEEDUP: String(QUICK_RETRIES),
    ...(options.webhookUrl ? { WHATSAPP_SIMULATOR_WEBHOOK_URL: options.webhookUrl } : {}),
  })

function startProcess(main: string, env: Record<string, string>): Promise<SimulatorProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', resolve(SIMULATORS, main)],
    {
      env: { ...bareEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
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
    child.once('exit', () => fail(new Error(`A simulator (${main}) did not start: ${said.trim()}`)))
  })
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}
