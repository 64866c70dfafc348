import { z } from 'zod'

const flag = z.stringbool()
const port = z.coerce.number().int().min(0).max(65_535)
const blankIsAbsent = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Every variable that Gida reads, flat. The only place that reads the environment. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  GIDA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  /**
   * Seconds a web node keeps serving after it was told to stop, while the load balancer takes it out; then as long again
   * to close sockets.
   */
  GIDA_LEAVE_SECONDS: z.coerce.number().min(0).max(12).optional(),
  PUBLIC_URL: z.url().optional(),
  GIDA_DATA_DIR: z.string().default('.gida'),
  GIDA_DEMO: flag.default(true),
  GIDA_SECRET: z.string().min(16).optional(),
  /** The previous secret: still decrypts what was encrypted with it. */
  GIDA_PREVIOUS_SECRET: z.string().min(16).optional(),
  GIDA_SUPPORT_EMAIL: z.email().default('support@gida.ng'),
  /** Comma-separated addresses or ranges of trusted reverse proxies, whose forwarded client address is used. */
  TRUST_PROXY: z.string().optional(),
  /** May point to a pooler in transaction mode if the next address bypasses it. */
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A standby for the long reads of reports. */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** Whether the pooler supports prepared statements, like PgBouncer 1.21+ with `max_prepared_statements`. */
  DATABASE_POOLER_PREPARES: flag.default(false),
  DATABASE_PORT: port.default(0),
  /** Lets production run on the embedded PostgreSQL: one machine, one process, a backup a day. */
  GIDA_EMBEDDED_DATABASE: flag.default(false),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** A Valkey or Redis for notices between nodes; without it PostgreSQL NOTIFY is used. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  /** The previous key: webhooks signed with it are accepted until the moment below. */
  PAYSTACK_PREVIOUS_SECRET_KEY: z.string().optional(),
  PAYSTACK_PREVIOUS_KEY_UNTIL: z.coerce.date().optional(),
  PAYSTACK_BASE_URL: z.url().optional(),
  SIMULATOR_PORT: port.default(3010),
  /** How many demo copies may exist at once; 0 makes none. Default: 8 with simulated payments, otherwise 0. */
  SANDBOXES: z.coerce.number().int().min(0).max(100).optional(),
  /** A payment simulator for them, as browsers reach it; with simulated payments it is that one. */
  SANDBOX_PROVIDER_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Gida <no-reply@gida.ng>'),
  SMS_URL: z.url().optional(),
  SMS_API_KEY: z.string().optional(),
  /** Signs delivery reports; defaults to the API key. */
  SMS_SECRET_KEY: z.string().optional(),
  SMS_SIMULATOR_PORT: port.optional(),
  /** Our number for incoming texts; without it none is shown to people, and incoming texts are not answered. */
  SMS_NUMBER: z
    .string()
    .regex(/^\+?\d{4,15}$/)
    .optional(),
  SMS_SENDER: z.string().default('Gida'),
  /** Part of the address to which the USSD aggregator posts, since it signs nothing. */
  USSD_SECRET: z
    .string()
    .regex(/^[\w-]{24,100}$/, 'needs 24 letters or digits at least')
    .optional(),
  /** Meta's Cloud API: these four belong together; without them only the simulator offers WhatsApp. */
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  /** Verifies the signature of Meta's webhooks. */
  WHATSAPP_APP_SECRET: z.string().optional(),
  /** Our own token, which Meta sends when it verifies the webhook address. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  /** Our WhatsApp number, as people see it. */
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v24.0'),
  /** Price of an answer in kobo: Meta charges nothing within 24 hours, a reseller may. */
  WHATSAPP_PRICE: z.coerce.number().int().min(0).default(0),
  WHATSAPP_SIMULATOR_PORT: port.optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Display name: the button says "Continue with …". */
  OIDC_NAME: z.string().max(60).optional(),
  /** Audience of its access tokens, if that is not the client id. */
  OIDC_AUDIENCE: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where the embedded database uploads its encrypted backups; best in another account with write and read but no delete rights. */
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** A ClamAV daemon that scans uploads; without it documents say that they were not scanned. */
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port.default(3310),
  /** PEM certificate (with its chain) and key that seal signed PDFs; without them our own authority certifies a key of ours. */
  SEAL_CERTIFICATE: z.string().optional(),
  SEAL_KEY: z.string().optional(),
  /** A time-stamping authority (RFC 3161). */
  TSA_URL: z.url().optional(),
  /** Lets webhooks go to 127.0.0.1: for development, never in production. */
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  /** Where `/metrics` is served for Prometheus; off unless set. Never a publicly reachable port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** DSN of a project at any Sentry-compatible receiver of error reports; off unless set. */
  ERROR_REPORTS_DSN: z.string().optional(),
  /** Share of faults that are reported, within the rate limit. */
  ERROR_REPORTS_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  /** An OpenTelemetry collector that accepts traces at `/v1/traces`; off unless set. */
  OTLP_ENDPOINT: z.url().optional(),
  /** Share of calls and jobs that are traced. */
  OTLP_SAMPLE: z.coerce.number().min(0).max(1).default(0.05),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})
export type Environment = z.infer<typeof Environment>

export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const read = Environment.safeParse(blankIsAbsent(env))
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not right:\n${faults.join('\n')}`)
}
