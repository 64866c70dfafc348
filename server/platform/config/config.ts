import { resolve } from 'node:path'
import { type Receiver, readDsn } from '../error-reports/envelope.ts'
import { type Bucket, bucketFaults, bucketOf } from './buckets.ts'
import type { Environment } from './environment.ts'
import { identityFaults, sandboxFaults, sealFaults } from './faults.ts'
import { DEFAULT_SECRET } from './secrets.ts'
import { type WhatsAppConfig, whatsappFaults, whatsappOf } from './whatsapp-config.ts'

export const SIMULATOR_KEY = 'sk_test_gida'
export const SMS_SIMULATOR_KEY = 'sms_test_gida'
/** Values of the simulators; the number belongs to nobody. */
const SIMULATED_NUMBER = '+2347000044432'
const SIMULATED_USSD_SECRET = 'ussd_test_gida'
const LIVE_PROVIDER = 'https://api.paystack.co'

export type IdentityConfig = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  audience: string
}

export type Config = {
  production: boolean
  role: Environment['GIDA_ROLE']
  demo: boolean
  dataDir: string
  secret: string
  previousSecret: string | null
  supportEmail: string
  http: { host: string; port: number; publicUrl: string; trustProxy: string | false; leaveMs: number }
  database: {
    url: string | null
    /** Bypasses a pooler, for what belongs to one connection: LISTEN, session locks, migrations, the job queue. */
    directUrl: string | null
    /** A read-only standby; null if the primary serves all reads. */
    replicaUrl: string | null
    /** Whether statements of calls may be prepared. */
    prepares: boolean
    port: number
    pool: number
  }
  /** A Valkey or Redis for notices between nodes, instead of PostgreSQL NOTIFY. */
  valkeyUrl: string | null
  provider: {
    mode: 'simulator' | 'live'
    key: string
    /** Webhook signatures of the previous key are accepted until `until` after a key rotation. */
    previousKey: { key: string; until: Date } | null
    baseUrl: string
    domain: 'test' | 'live'
  }
  simulator: { port: number }
  /** Demo copies: how many may exist at once, and the payment simulator they use. */
  sandboxes: { most: number; providerUrl: string } | null
  /** Set inside a demo or test-key copy: which of the two, and when it is deleted. */
  sandbox: { kind: 'DEMO' | 'KEY'; forgetsAt: Date } | null
  mail: { smtpUrl: string | null; from: string }
  sms: {
    mode: 'simulator' | 'live'
    url: string
    apiKey: string
    secretKey: string
    sender: string
    /** Our number for incoming texts, shown to people. */
    number: string | null
    /** Port of the simulator. */
    port: number
  } | null
  /** Secret in the path of the USSD endpoint; without it USSD is off. */
  ussd: { secret: string } | null
  whatsapp: WhatsAppConfig | null
  /** An OpenID Connect issuer through which people may sign in. */
  identity: IdentityConfig | null
  files: ({ kind: 'folder'; folder: string } | Bucket) & {
    /** Reads and writes in the folder `own`; files missing there are read from `behind`, which is never changed. */
    within?: { own: string; behind: string }
  }
  /** Where copies of the embedded database's backups are uploaded. */
  backups: Bucket | null
  /** A ClamAV daemon. */
  scanner: { host: string; port: number } | null
  /** Seals signed PDFs: an optional certificate with its key, and the time-stamping authority. */
  seal: { own: { certificate: string; key: string } | null; tsaUrl: string | null }
  /** Whether webhooks may be sent to loopback addresses, or none are sent at all. */
  webhooks: { toLoopback: boolean; toNobody?: true }
  log: { level: Environment['LOG_LEVEL'] }
  /** Receiver of error reports, and the share of faults reported. */
  errorReports: { receiver: Receiver; sample: number } | null
  /** Collector of traces, and the share of calls and jobs traced. */
  traces: { url: string; sample: number } | null
  /** Where Prometheus metrics are served. */
  metrics: { host: string; port: number } | null
  /** Outbox page and movable clock; never in production. */
  devPages: boolean
}

/** Turns the flat environment into a consistent configuration; contradictory settings are refused by name. */
export function makeConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production'
  const live = env.PAYSTACK_SECRET_KEY !== undefined
  const key = env.PAYSTACK_SECRET_KEY ?? SIMULATOR_KEY
  const config: Config = {
    production,
    role: env.GIDA_ROLE,
    demo: env.GIDA_DEMO,
    dataDir: resolve(env.GIDA_DATA_DIR),
    secret: env.GIDA_SECRET ?? DEFAULT_SECRET,
    previousSecret: env.GIDA_PREVIOUS_SECRET ?? null,
    supportEmail: env.GIDA_SUPPORT_EMAIL,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      trustProxy: env.TRUST_PROXY ?? false,
      leaveMs: (env.GIDA_LEAVE_SECONDS ?? (production ? 5 : 0)) * 1000,
    },
    database: databaseOf(env),
    valkeyUrl: env.REDIS_URL ?? null,
    provider: {
      mode: live ? 'live' : 'simulator',
      key,
      previousKey: previousKeyOf(env),
      baseUrl: env.PAYSTACK_BASE_URL ?? (live ? LIVE_PROVIDER : `http://127.0.0.1:${env.SIMULATOR_PORT}`),
      domain: key.startsWith('sk_live_') ? 'live' : 'test',
    },
    simulator: { port: env.SIMULATOR_PORT },
    sandboxes: sandboxesOf(env),
    sandbox: null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    sms: smsOf(env),
    ussd: ussdOf(env, production),
    whatsapp: whatsappOf(env),
    identity: identityOf(env),
    files: bucketOf(env, '') ?? { kind: 'folder', folder: resolve(env.GIDA_DATA_DIR, 'files') },
    backups: bucketOf(env, 'BACKUP_'),
    scanner: env.CLAMAV_HOST ? { host: env.CLAMAV_HOST, port: env.CLAMAV_PORT } : null,
    seal: sealOf(env),
    webhooks: { toLoopback: env.WEBHOOKS_TO_LOOPBACK },
    log: { level: env.LOG_LEVEL },
    errorReports: errorReportsOf(env),
    traces: env.OTLP_ENDPOINT
      ? { url: `${env.OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`, sample: env.OTLP_SAMPLE }
      : null,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    devPages: !production,
  }
  const faults = contradictions(env, config)
  if (faults.length > 0) throw new Error(`Gida does not start like this:\n  ${faults.join('\n  ')}`)
  return config
}

function databaseOf(env: Environment): Config['database'] {
  const { DATABASE_URL: url = null, DATABASE_DIRECT_URL: directUrl = url } = env
  const prepares = directUrl === url || env.DATABASE_POOLER_PREPARES
  const replicaUrl = env.DATABASE_REPLICA_URL ?? null
  return { url, directUrl, replicaUrl, prepares, port: env.DATABASE_PORT, pool: env.DATABASE_POOL }
}

function previousKeyOf(env: Environment): Config['provider']['previousKey'] {
  const { PAYSTACK_PREVIOUS_SECRET_KEY: key, PAYSTACK_PREVIOUS_KEY_UNTIL: until } = env
  return key && until ? { key, until } : null
}

/** With real payments, demo copies are made only if asked for, and need a simulator of their own. */
function sandboxesOf(env: Environment): Config['sandboxes'] {
  const isSimulated = env.PAYSTACK_SECRET_KEY === undefined
  const simulator = isSimulated ? `http://127.0.0.1:${env.SIMULATOR_PORT}` : undefined
  const { SANDBOXES: most = isSimulated ? 8 : 0, SANDBOX_PROVIDER_URL: providerUrl = simulator } = env
  return most > 0 && providerUrl ? { most, providerUrl } : null
}

/** Termii if its address is set; otherwise a simulator next to the payment simulator; otherwise the outbox only. */
function smsOf(env: Environment): Config['sms'] {
  const port = env.SMS_SIMULATOR_PORT ?? env.SIMULATOR_PORT + 1
  const { SMS_URL: url, SMS_API_KEY: apiKey, SMS_SENDER: sender, SMS_NUMBER: number = null } = env
  if (url && apiKey)
    return { mode: 'live', url, apiKey, secretKey: env.SMS_SECRET_KEY ?? apiKey, sender, number, port }
  if (env.PAYSTACK_SECRET_KEY && env.SMS_SIMULATOR_PORT === undefined) return null
  const key = SMS_SIMULATOR_KEY
  return {
    ...{ mode: 'simulator', url: `http://127.0.0.1:${port}`, apiKey: key, secretKey: key, sender, port },
    number: number ?? SIMULATED_NUMBER,
  }
}

/** On if configured, or if nothing leaves this machine. */
function ussdOf(env: Environment, production: boolean): Config['ussd'] {
  const isSimulated = !production && smsOf(env)?.mode === 'simulator'
  const secret = env.USSD_SECRET ?? (isSimulated ? SIMULATED_USSD_SECRET : null)
  return secret ? { secret } : null
}

function identityOf(env: Environment): IdentityConfig | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = env
  if (!issuer || !clientId || !clientSecret || !name) return null
  return { issuer, clientId, clientSecret, name, audience: env.OIDC_AUDIENCE ?? clientId }
}

function sealOf({ SEAL_CERTIFICATE, SEAL_KEY, TSA_URL }: Environment): Config['seal'] {
  const own = SEAL_CERTIFICATE && SEAL_KEY ? { certificate: SEAL_CERTIFICATE, key: SEAL_KEY } : null
  return { own, tsaUrl: TSA_URL ?? null }
}

function errorReportsOf({ ERROR_REPORTS_DSN: dsn, ERROR_REPORTS_SAMPLE: sample }: Environment) {
  const receiver = dsn ? readDsn(dsn) : null
  return receiver && { receiver, sample }
}

/** Settings that contradict each other or that production refuses, one sentence each, with the name of the setting. */
function contradictions(env: Environment, config: Config): string[] {
  const faults: string[] = []
  if (env.PAYSTACK_BASE_URL && !env.PAYSTACK_SECRET_KEY) {
    faults.push('PAYSTACK_BASE_URL is set without PAYSTACK_SECRET_KEY.')
  }
  if (Boolean(env.PAYSTACK_PREVIOUS_SECRET_KEY) !== Boolean(env.PAYSTACK_PREVIOUS_KEY_UNTIL)) {
    faults.push('PAYSTACK_PREVIOUS_SECRET_KEY and PAYSTACK_PREVIOUS_KEY_UNTIL go together.')
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    faults.push('DATABASE_DIRECT_URL is set without DATABASE_URL.')
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URL is set without DATABASE_URL.')
  if (env.SMS_URL && !env.SMS_API_KEY) faults.push('SMS_URL is set without SMS_API_KEY.')
  if (env.ERROR_REPORTS_DSN && !config.errorReports)
    faults.push('ERROR_REPORTS_DSN is not of the form https://key@host/project.')
  if (env.SMS_NUMBER && !config.sms) faults.push('SMS_NUMBER is set without SMS_URL.')
  faults.push(...identityFaults(env), ...sealFaults(env), ...sandboxFaults(env))
  faults.push(...bucketFaults(env), ...whatsappFaults(env))
  if (!config.production) return faults
  if (config.secret === DEFAULT_SECRET) {
    faults.push('GIDA_SECRET is missing or the default: set one of your own (openssl rand -base64 32).')
  }
  if (config.provider.mode === 'simulator') {
    faults.push('The payment simulator is on: set PAYSTACK_SECRET_KEY.')
  }
  if (config.sms?.mode === 'simulator') faults.push('The SMS simulator is on: set SMS_URL.')
  if (config.whatsapp?.mode === 'simulator')
    faults.push('The WhatsApp simulator is on: leave WHATSAPP_SIMULATOR_PORT out.')
  if (config.webhooks.toLoopback) faults.push('Webhooks may go to this machine: set WEBHOOKS_TO_LOOPBACK=0.')
  if (config.demo) faults.push('Demo data is on: set GIDA_DEMO=0.')
  if (!config.http.publicUrl.startsWith('https://')) {
    faults.push('PUBLIC_URL must be the https:// address that people use.')
  }
  if (!config.database.url && !env.GIDA_EMBEDDED_DATABASE) {
    faults.push(
      'DATABASE_URL is missing: set it, or GIDA_EMBEDDED_DATABASE=1 for one small machine on its own database.',
    )
  }
  if (env.GIDA_EMBEDDED_DATABASE && (config.database.url || config.role !== 'all')) {
    faults.push(
      'GIDA_EMBEDDED_DATABASE is for one process alone: without DATABASE_URL and with GIDA_ROLE=all.',
    )
  }
  if (!config.mail.smtpUrl) faults.push('SMTP_URL is missing: receipts could not be sent.')
  return faults
}
