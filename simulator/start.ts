import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { startPassage } from './passage/pass-time.ts'
import { openDatabase } from './store/database.ts'
import { Dispatcher } from './webhooks/dispatcher.ts'
import type { World } from './world.ts'

export type SimulatorOptions = {
  /** 0, the default, takes any free one. */
  port?: number
  host?: string
  /** A folder that outlives a restart, or `:memory:`, the default. */
  data?: string
  /** Where browsers find it; by default the address it listens at. */
  publicUrl?: string | undefined
  webhookUrl?: string | undefined
  /** The pauses between webhook attempts are divided by this. */
  webhookSpeedup?: number
  /** Real time in milliseconds. */
  now?: () => number
}

export type Simulator = { url: string; close: () => Promise<void> }

export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', data = ':memory:', webhookSpeedup = 60 } = options
  const realTime = options.now ?? Date.now
  const dispatcher = new Dispatcher()
  let url = ''
  const world: World = {
    db: openDatabase(data, realTime()),
    realTime,
    publicUrl: () => options.publicUrl?.replace(/\/$/, '') ?? url,
    webhookUrl: options.webhookUrl || null,
    webhookSpeedup,
    dispatcher,
  }

  const app = buildApp(world)
  await app.listen({ port, host })
  url = addressOf(host, app.server.address() as AddressInfo)
  dispatcher.start(world)
  const stopPassage = startPassage(world)

  return {
    url,
    close: async () => {
      stopPassage()
      await Promise.all([dispatcher.stop(), app.close()])
      world.db.close()
    },
  }
}

function addressOf(host: string, { port }: AddressInfo): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
