import { startWhatsAppSimulator } from './start.ts'

const { env } = process
const simulator = await startWhatsAppSimulator({
  port: Number(env.WHATSAPP_SIMULATOR_PORT ?? 3012),
  host: env.WHATSAPP_SIMULATOR_HOST ?? '127.0.0.1',
  webhookUrl: env.WHATSAPP_SIMULATOR_WEBHOOK_URL,
  speedup: Number(env.WHATSAPP_SIMULATOR_SPEEDUP ?? 1),
})
console.log(`WhatsApp simulator on ${simulator.url} (test mode: nothing is sent)`)

// `disconnect`: started by another program, which is gone.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(signal, async () => {
    await simulator.close()
    process.exit(0)
  })
}
