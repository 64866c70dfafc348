import { seedDemoWhenEmpty } from '../server/demo/seed-demo.ts'
import type { Config } from '../server/platform/config/config.ts'
import { deriveSecrets } from '../server/platform/config/secrets.ts'
import { startDatabase } from '../server/platform/db/start.ts'
import { openServices } from '../server/platform/start.ts'
import { copyAsTemplate } from '../server/sandboxes/template.ts'

/** Seeds the demo before the server starts: a database without connections can be copied as the sandbox template. */
export async function seedFirst(config: Config): Promise<void> {
  const database = await startDatabase(config, deriveSecrets(config.secret, config.previousSecret))
  const services = await openServices(config, database.app)
  const isSeeded = await seedDemoWhenEmpty(services, database.ownerUrl).finally(() =>
    services.database.close(),
  )
  if (!isSeeded || !config.sandboxes) return
  // If another node has connected meanwhile, a scheduled job seeds the template.
  await copyAsTemplate(services, database.ownerUrl).catch(() => {})
}
