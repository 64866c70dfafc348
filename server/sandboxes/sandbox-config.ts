import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '../platform/config/config.ts'
import type { KnownSandbox } from '../platform/sandboxes/host.ts'
import { FOLDER } from './names.ts'

/** An open copy asks little at a time: a visitor is one person. */
const POOL = 3

/**
 * Another secret than the installation's: nothing that is signed or sealed in a copy counts here. Where the installation is a demo itself,
 * copies are made of what was seeded under its own.
 */
export const secretOf = ({ demo, secret }: Config): string =>
  demo ? secret : Buffer.from(hkdfSync('sha256', secret, 'gida', 'sandboxes', 32)).toString('hex')

/** A business of its own at the simulator: nobody's payments are another's. */
export const providerKeyOf = ({ secret }: Config, id: string): string =>
  `sk_test_${createHmac('sha256', secret).update(`sandbox:${id}`).digest('hex').slice(0, 40)}`

/** What is in `config` leads out: here nothing does. Only faults are logged: a copy's provider knows nothing of what was seeded. */
function cutOff(config: Config, folder: string, behind: string): Config {
  return {
    ...config,
    secret: secretOf(config),
    previousSecret: null,
    demo: true,
    devPages: false,
    database: {
      ...config.database,
      url: null,
      directUrl: null,
      replicaUrl: null,
      prepares: true,
      pool: POOL,
    },
    valkeyUrl: null,
    mail: { ...config.mail, smtpUrl: null },
    sms: null,
    ussd: null,
    whatsapp: null,
    identity: null,
    seal: { own: null, tsaUrl: null },
    files: { ...config.files, within: { own: `${FOLDER}/${folder}`, behind: `${FOLDER}/${behind}` } },
    sandboxes: null,
    errorReports: null,
    traces: null,
    log: { level: config.log.level === 'info' || config.log.level === 'warn' ? 'error' : config.log.level },
  }
}

/** The settings of one copy. Its program still tells its own server of what happens, by the rules for webhooks; a visitor's demo tells nobody. */
export function sandboxConfig(config: Config, sandbox: KnownSandbox, template: string): Config {
  const { id, kind, forgets_at } = sandbox
  return {
    ...cutOff(config, id, template),
    provider: simulatorOf(config, providerKeyOf(config, id)),
    webhooks: { ...config.webhooks, ...(kind === 'DEMO' ? { toNobody: true } : {}) },
    sandbox: { kind, forgetsAt: forgets_at },
  }
}

/** The settings under which what copies are made of is seeded. */
export const templateConfig = (config: Config, template: string): Config => ({
  ...cutOff(config, template, template),
  database: { ...config.database, url: null, directUrl: null, replicaUrl: null, prepares: true },
  provider: simulatorOf(config, providerKeyOf(config, template)),
  webhooks: { toLoopback: false, toNobody: true },
})

const simulatorOf = (config: Config, key: string): Config['provider'] => ({
  ...{ mode: 'simulator', domain: 'test', key, previousKey: null },
  baseUrl: config.sandboxes?.providerUrl ?? '',
})
