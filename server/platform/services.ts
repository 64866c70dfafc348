import type { Tokens } from './access/tokens.ts'
import type { Clock } from './clock/clock.ts'
import type { Random } from './clock/jitter.ts'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Database } from './db/db.ts'
import type { ErrorReports } from './error-reports/error-reports.ts'
import type { FileStore } from './files/files.ts'
import type { ExternalIssuer } from './identity/external-issuer.ts'
import type { Log } from './log/log.ts'
import type { Mailer } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PaymentProvider } from './pay/provider.ts'
import type { Pusher } from './push/push.ts'
import type { SandboxHost } from './sandboxes/host.ts'
import type { Texter } from './sms/sms.ts'
import type { Tracer } from './traces/tracer.ts'
import type { Messenger } from './whatsapp/messenger.ts'

/** Access to everything outside the database. Created once, at startup. */
export type Services = {
  config: Config
  secrets: Secrets
  clock: Clock
  random: Random
  /** Logged errors are also reported, if a receiver is configured. */
  log: Log
  errorReports: ErrorReports
  tracer: Tracer
  /** Metrics of this process; a sandbox has its own, which are not exported. */
  metrics: Metrics
  tokens: Tokens
  database: Database
  transaction: Database['transaction']
  read: Database['read']
  provider: PaymentProvider
  mailer: Mailer
  texter: Texter
  messenger: Messenger
  pusher: Pusher
  files: FileStore
  /** Null if no identity provider is configured. */
  issuer: ExternalIssuer | null
  /** Null if sandboxes are disabled, and inside one. */
  sandboxes: SandboxHost<Services> | null
}
