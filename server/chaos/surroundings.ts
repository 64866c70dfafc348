import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSimulatorProcess } from '../../scripts/simulator-process.ts'
import { freePort } from '../platform/db/embedded/cluster.ts'

/** The provider, which is not killed, and the environment of every server here. */
export async function startSurroundings(folder: string, url: string) {
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const simulator = await startSimulatorProcess({
    port: await freePort(),
    dataDir: join(folder, 'simulator'),
    webhookUrl: `${url}/api/v1/payments/webhook`,
  })
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    GIDA_DATA_DIR: join(folder, 'gida'),
    GIDA_DEMO: '0',
    GIDA_SECRET: 'a secret for chaos alone',
    PAYSTACK_SECRET_KEY: 'sk_test_chaos',
    PAYSTACK_BASE_URL: simulator.url,
    WEBHOOKS_TO_LOOPBACK: '1',
    LOG_LEVEL: 'warn',
  }
  return { simulator, env }
}

/** Process id of the embedded PostgreSQL in a home folder. */
export const postmasterOf = (home: string): number =>
  Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
