import { startSmsSimulator } from './start.ts'

const { env } = process
const simulator = await startSmsSimulator({
  port: Number(env.SMS_SIMULATOR_PORT ?? 3011),
  host: env.SMS_SIMULATOR_HOST ?? '127.0.0.1',
  webhookUrl: env.SMS_SIMULATOR_WEBHOOK_URL,
})
console.log(`SMS simulator on ${simulator.url} (test mode: nothing is sent)`)

// `disconnect`: started by another program, which is gone.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(signal, async () => {
    await simulator.close()
    process.exit(0)
  })
}
