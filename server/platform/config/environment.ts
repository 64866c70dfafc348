import { z } from 'zod'

const flag = z.stringbool()
const port = z.coerce.number().int().min(0).max(65_535)
const blankIsAbsent = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Every variable that Gida reads, flat, as it stands in the environment. The only place that reads it. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  GIDA_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  /** For so long a web node that was told to stop serves on while whoever shares out the calls turns to others; and for so long again it closes sockets. */
  GIDA_LEAVE_SECONDS: z.coerce.number().min(0).max(12).optional(),
  PUBLIC_URL: z.url().optional(),
  GIDA_DATA_DIR: z.string().default('.gida'),
  GIDA_DEMO: flag.default(true),
  GIDA_SECRET: z.string().min(16).optional(),
  /** The secret before this one: still opens what was sealed with it. */
  GIDA_PREVIOUS_SECRET: z.string().min(16).optional(),
  GIDA_SUPPORT_EMAIL: z.email().default('support@gida.ng'),
  /** Addresses or ranges of the proxies in front, by comma; their word on the caller's address is taken. */
  TRUST_PROXY: z.string().optional(),
  /** May lead to a pooler in transaction mode, where the address below leads past it. */
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A standby that takes the long reads of reports. */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** Whether the pooler keeps prepared statements apart, as PgBouncer does from 1.21 with `max_prepared_statements`. */
  DATABASE_POOLER_PREPARES: flag.default(false),
  DATABASE_PORT: port.default(0),
  /** Lets production run on the embedded PostgreSQL: one machine, one process, a backup a day. */
  GIDA_EMBEDDED_DATABASE: flag.default(false),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** A Valkey or Redis for the notices between nodes; without it they go by the database. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  /** The key before this one: webhooks signed with it are taken until the moment below. */
  PAYSTACK_PREVIOUS_SECRET_KEY: z.string().optional(),
  PAYSTACK_PREVIOUS_KEY_UNTIL: z.coerce.date().optional(),
  PAYSTACK_BASE_URL: z.url().optional(),
  SIMULATOR_PORT: port.default(3010),
  /** How many copies of the demo may live at once; 0 makes none. Where payments are simulated it is 8 unless said, else 0. */
  SANDBOXES: z.coerce.number().int().min(0).max(100).optional(),
  /** A payment simulator for them, as browsers reach it; where payments are simulated it is that one. */
  SANDBOX_PROVIDER_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Gida <no-reply@gida.ng>'),
  SMS_URL: z.url().optional(),
  SMS_API_KEY: z.string().optional(),
  /** Signs delivery reports; the API key where the account has no other. */
  SMS_SECRET_KEY: z.string().optional(),
  SMS_SIMULATOR_PORT: port.optional(),
  /** Our number that takes texts; without it nobody is told of one, and what comes in is answered to nobody. */
  SMS_NUMBER: z
    .string()
    .regex(/^\+?\d{4,15}$/)
    .optional(),
  SMS_SENDER: z.string().default('Gida'),
  /** In the address to which the USSD aggregator posts: it signs nothing. */
  USSD_SECRET: z
    .string()
    .regex(/^[\w-]{24,100}$/, 'needs 24 letters or digits at least')
    .optional(),
  /** Of Meta's Cloud API; these four go together, and without them there is no WhatsApp but its simulator. */
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  /** Signs what Meta tells us. */
  WHATSAPP_APP_SECRET: z.string().optional(),
  /** Our own word, which Meta says when it first asks for the address. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  /** Ours, as people see it. */
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v24.0'),
  /** In kobo, what an answer costs: Meta asks nothing for one within 24 hours, a reseller may. */
  WHATSAPP_PRICE: z.coerce.number().int().min(0).default(0),
  WHATSAPP_SIMULATOR_PORT: port.optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What people call it: the button says "Continue with …". */
  OIDC_NAME: z.string().max(60).optional(),
  /** For whom its access tokens are made out, where that is not the client itself. */
  OIDC_AUDIENCE: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where the embedded database sends its backups, sealed: better of another account, that may write and read but not remove. */
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** A ClamAV daemon that looks at what comes in; without it documents say that they were not scanned. */
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port.default(3310),
  /** The certificate and key that seal signed papers, as PEM, its chain behind it; else an own authority vouches for a key of ours. */
  SEAL_CERTIFICATE: z.string().optional(),
  SEAL_KEY: z.string().optional(),
  /** A time-stamping authority (RFC 3161). */
  TSA_URL: z.url().optional(),
  /** Lets webhooks go to 127.0.0.1: for a developer's own machine, never in production. */
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  /** Where `/metrics` is to be had for Prometheus; nowhere unless said. Never a port that the world reaches. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where faults are told: the DSN of a project at whatever takes Sentry's envelopes. Nowhere unless said. */
  ERROR_REPORTS_DSN: z.string().optional(),
  /** How many of all faults are told, of those within the limit. */
  ERROR_REPORTS_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  /** A collector of OpenTelemetry that takes traces at `/v1/traces`; none unless said. */
  OTLP_ENDPOINT: z.url().optional(),
  /** How many of all calls and jobs are followed. */
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
