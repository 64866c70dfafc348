import { startSimulator } from './start.ts'

const { env } = process
const port = Number(env.SIMULATOR_PORT ?? 3010)

const simulator = await startSimulator({
  port,
  host: env.SIMULATOR_HOST ?? '127.0.0.1',
  data: env.SIMULATOR_DATA ?? '.gida/simulator',
  publicUrl: env.SIMULATOR_PUBLIC_URL ?? (port === 0 ? undefined : `http://localhost:${port}`),
  webhookUrl: env.SIMULATOR_WEBHOOK_URL,
  webhookSpeedup: Number(env.SIMULATOR_WEBHOOK_SPEEDUP ?? 60),
})
console.log(`Payment simulator on ${simulator.url} (test mode: no money moves)`)

let isStopping = false
// `disconnect`: started by another program, which is gone.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await simulator.close()
    process.exit(0)
  })
}
