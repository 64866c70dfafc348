import { makeTokens } from './access/tokens.ts'
import { type Clock, makeClock } from './clock/clock.ts'
import type { Random } from './clock/jitter.ts'
import type { Config } from './config/config.ts'
import { deriveSecrets } from './config/secrets.ts'
import { type AppAddress, openDatabase } from './db/db.ts'
import { makeErrorReports, reportingErrors } from './error-reports/error-reports.ts'
import { openFiles } from './files/files.ts'
import { makeExternalIssuer } from './identity/external-issuer.ts'
import { makeLog } from './log/log.ts'
import { makeMailer } from './mail/mail.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { makePaystack } from './pay/paystack.ts'
import { makePusher } from './push/push.ts'
import type { Services } from './services.ts'
import { makeTexter } from './sms/sms.ts'
import { makeTracer } from './traces/tracer.ts'
import { makeMessenger } from './whatsapp/messenger.ts'

/** Opens everything that the outside is reached through. */
export async function openServices(
  config: Config,
  app: AppAddress,
  clock: Clock = makeClock(),
  random: Random = Math.random,
): Promise<Services> {
  const secrets = deriveSecrets(config.secret, config.previousSecret)
  const metrics = makeMetrics()
  const errorReports = makeErrorReports(config, metrics, random)
  const database = openDatabase(app, {
    clock,
    random,
    pool: config.database.pool,
    capability: secrets.databaseCapability[0],
    prepares: config.database.prepares,
    valkeyUrl: config.valkeyUrl,
  })
  return {
    config,
    secrets,
    clock,
    random,
    log: reportingErrors(makeLog(config.log.level), errorReports),
    errorReports,
    tracer: makeTracer(config.traces, metrics),
    metrics,
    tokens: makeTokens(secrets.accessToken, clock),
    database,
    transaction: database.transaction,
    read: database.read,
    provider: makePaystack(config.provider, clock, random, (kind, outcome, seconds) =>
      metrics.observe('gida_provider_seconds', { kind, outcome }, seconds),
    ),
    mailer: makeMailer(config.mail),
    texter: makeTexter(config.sms),
    messenger: makeMessenger(config.whatsapp),
    pusher: makePusher(secrets.pushSeed, config.supportEmail),
    files: await openFiles(config.files),
    issuer: config.identity && makeExternalIssuer(config.identity, config.http.publicUrl, clock),
    sandboxes: null,
  }
}
