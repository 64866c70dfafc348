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

/** What the world outside the database is reached through. Made once, at the start. */
export type Services = {
  config: Config
  secrets: Secrets
  clock: Clock
  random: Random
  /** Each error that is logged is reported too, where somebody is told of faults. */
  log: Log
  errorReports: ErrorReports
  tracer: Tracer
  /** Figures of this process; a sandbox has its own, which nobody reads. */
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
  /** Null where no outside identity provider is configured. */
  issuer: ExternalIssuer | null
  /** Null where there are none, and within one. */
  sandboxes: SandboxHost<Services> | null
}
