import type { AddressInfo } from 'node:net'
import { buildSmsApp } from './app.ts'
import { NO_FAULTS, type SmsWorld } from './state.ts'

export type SmsSimulatorOptions = {
  /** 0, the default, takes any free one. */
  port?: number
  host?: string
  apiKey?: string
  webhookUrl?: string | undefined
  random?: () => number
}

/** A stand-in for Termii, in memory. */
export async function startSmsSimulator(options: SmsSimulatorOptions = {}) {
  const { port = 0, host = '127.0.0.1', apiKey = 'sms_test_gida', webhookUrl, random = Math.random } = options
  const world: SmsWorld = {
    ...{ apiKey, random, balance: 100_000, messages: [], heldReports: [], timers: new Set() },
    webhookUrl: webhookUrl ?? null,
    faults: { ...NO_FAULTS },
  }
  const app = buildSmsApp(world)
  await app.listen({ port, host })
  const { port: listening } = app.server.address() as AddressInfo
  return {
    url: `http://${host}:${listening}`,
    close: async () => {
      for (const timer of world.timers) clearTimeout(timer)
      await app.close()
    },
  }
}
