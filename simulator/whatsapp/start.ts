import type { AddressInfo } from 'node:net'
import { buildWhatsAppApp } from './app.ts'
import { NO_FAULTS, type WhatsAppWorld } from './state.ts'

export type WhatsAppSimulatorOptions = {
  /** 0, the default, takes any free one. */
  port?: number
  host?: string
  secret?: string
  webhookUrl?: string | undefined
  speedup?: number
}

/** A stand-in for Meta's Cloud API, in memory. */
export async function startWhatsAppSimulator(options: WhatsAppSimulatorOptions = {}) {
  const { port = 0, host = '127.0.0.1', secret = 'whatsapp_test_gida', webhookUrl, speedup = 1 } = options
  const world: WhatsAppWorld = {
    ...{ secret, speedup, phoneId: '1', messages: [], held: [], timers: new Set() },
    ...{ lastWrote: new Map(), sentTo: new Map(), webhookUrl: webhookUrl ?? null },
    faults: { ...NO_FAULTS },
  }
  const app = buildWhatsAppApp(world)
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
