import { makeTokens } from './access/tokens.ts'
import { type Clock, makeClock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import { deriveSecrets } from './config/secrets.ts'
import { openDatabase } from './db/db.ts'
import { openFiles } from './files/files.ts'
import { makeOutsideIssuer } from './identity/outside-issuer.ts'
import { makeLog } from './log/log.ts'
import { makeMailer } from './mail/mail.ts'
import { makePaystack } from './pay/paystack.ts'
import type { Services } from './services.ts'
import { makeTexter } from './sms/sms.ts'

/** Opens everything that the outside is reached through. */
export async function openServices(
  config: Config,
  appUrl: string,
  clock: Clock = makeClock(),
): Promise<Services> {
  const secrets = deriveSecrets(config.secret, config.previousSecret)
  const database = openDatabase(appUrl, { clock, pool: config.database.pool })
  return {
    config,
    secrets,
    clock,
    random: Math.random,
    log: makeLog(config.log.level),
    tokens: makeTokens(secrets.accessToken, clock),
    database,
    transaction: database.transaction,
    provider: makePaystack(config.provider, clock),
    mailer: makeMailer(config.mail),
    texter: makeTexter(config.sms),
    files: await openFiles(config.files),
    issuer: config.identity && makeOutsideIssuer(config.identity, config.http.publicUrl, clock),
  }
}
