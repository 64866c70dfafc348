import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD, demoAccounts } from '../server/demo/people/people.ts'
import { startGida } from '../server/main.ts'
import { makeConfig } from '../server/platform/config/config.ts'
import { readEnvironment } from '../server/platform/config/environment.ts'
import { stopOnSignals } from '../server/stop-on-signals.ts'
import { seedFirst } from './seed-first.ts'
import {
  startSimulatorProcess,
  startSmsSimulatorProcess,
  startWhatsAppSimulatorProcess,
} from './simulator-process.ts'
import { buildWebIfStale } from './web-build.ts'

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  /** An existing build of the web app to serve. */
  const { web } = parseArgs({ options: { web: { type: 'string' } } }).values
  const config = makeConfig(readEnvironment())
  if (config.role !== 'worker' && !web) await buildWebIfStale()
  const simulator =
    config.provider.mode === 'simulator'
      ? await startSimulatorProcess({
          port: config.simulator.port,
          dataDir: join(config.dataDir, 'simulator'),
          webhookUrl: `http://127.0.0.1:${config.http.port}/api/v1/payments/webhook`,
        })
      : null
  const smsSimulator =
    config.sms?.mode === 'simulator'
      ? await startSmsSimulatorProcess({
          port: config.sms.port,
          webhookUrl: `http://127.0.0.1:${config.http.port}/api/v1/communication/sms/reports`,
        })
      : null
  const whatsappSimulator =
    config.whatsapp?.mode === 'simulator'
      ? await startWhatsAppSimulatorProcess({
          port: config.whatsapp.port,
          webhookUrl: `http://127.0.0.1:${config.http.port}/api/v1/communication/whatsapp`,
        })
      : null
  if (config.demo) await seedFirst(config)
  const gida = await startGida(config, web)

  stopOnSignals(async () => {
    await gida.stop()
    await simulator?.stop()
    await smsSimulator?.stop()
    await whatsappSimulator?.stop()
  })

  if (!gida.address) return console.log('\nGida works on its jobs. It has no pages in this role.')
  console.log(`\nGida is ready: ${config.http.publicUrl}`)
  if (simulator)
    console.log(`Payments go to a simulator, no money moves: ${simulator.url} (key ${config.provider.key})`)
  if (smsSimulator) console.log(`SMS goes to a simulator too: ${smsSimulator.url}/simulator/messages`)
  if (smsSimulator)
    console.log(`Text Gida as anybody: ${config.http.publicUrl}/dev/phone, and dial it: /dev/ussd`)
  if (whatsappSimulator) console.log(`Write to it on WhatsApp: ${config.http.publicUrl}/dev/whatsapp`)
  if (config.devPages) console.log(`E-mail and SMS are kept here: ${config.http.publicUrl}/dev/outbox`)
  if (!config.demo) return
  console.log(`\nDemo accounts, password ${DEMO_PASSWORD}:`)
  for (const { email, role_name } of demoAccounts) console.log(`  ${email.padEnd(24)} ${role_name}`)
}
