import { parseArgs } from 'node:util'
import { adminCreate } from './commands/admin-create.ts'
import { auditCheck } from './commands/audit-check.ts'
import { auditErase } from './commands/audit-erase.ts'
import { backup } from './commands/backup.ts'
import { type Command, type Given, UsageError, type Work } from './commands/command.ts'
import { dbUrl } from './commands/db-url.ts'
import { ledgerCheck } from './commands/ledger-check.ts'
import { restore } from './commands/restore.ts'
import { seed } from './commands/seed.ts'
import { makeClock } from './platform/clock/clock.ts'
import { makeConfig } from './platform/config/config.ts'
import { readEnvironment } from './platform/config/environment.ts'
import { deriveSecrets } from './platform/config/secrets.ts'
import { withClient } from './platform/db/schema/provision.ts'
import { type StartedDatabase, startDatabase } from './platform/db/start.ts'
import { loadClockOffset } from './platform/dev/clock.ts'
import { runInContext } from './platform/log/unhandled-rejections.ts'
import { openServices } from './platform/start.ts'

const USAGE = `Usage: npm run gida -- <command>

  ledger check
      Proves the books, rule by rule. Ends with 1 when one is broken.
  audit check
      Proves the audit log: every entry, what is kept beside it, and the signed roots. Ends with 1 when one is broken.
  audit erase --person <id>
      Erases what the audit log knows of a person in words. The entries stay, and the chain holds.
  db url
      Prints the address of the database, as its owner.
  backup [--keep <n>]
      Copies the embedded database and the files while Gida runs, and from then on keeps its log. Keeps the 7 newest.
  restore --to <moment | latest> [--from <folder> | bucket]
      Puts the embedded database back to a moment after a backup. Gida must be stopped. --from: backups from elsewhere,
      or the word bucket, for those in BACKUP_S3_BUCKET.
  admin create --email <address> --name <full name>
      Makes a super admin. Asks for the password, or takes it from GIDA_ADMIN_PASSWORD.
  seed --estates <n> --units <n> --payments <n>
      Adds data by the thousand, to try Gida at size. Not in production.`

const COMMANDS: Record<string, Command> = {
  'ledger check': ledgerCheck,
  'audit check': auditCheck,
  'audit erase': auditErase,
  'db url': dbUrl,
  backup,
  restore,
  'admin create': adminCreate,
  seed,
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof UsageError) console.error(`\n${USAGE}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function main(args: string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(args[0] ?? 'help')) {
    console.log(USAGE)
    return args.length > 0 ? 0 : 2
  }
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const words = firstOption < 0 ? args : args.slice(0, firstOption)
  const command = COMMANDS[words.join(' ')]
  if (!command) throw new UsageError(`There is no command "${words.join(' ')}".`)
  const given = readOptions(args.slice(words.length), command)
  if ('alone' in command) return command.alone(given)
  const work = await command.prepare(given)
  const named = { command: words.join(' ') }
  return runInContext({ named, origin: { action: `gida ${named.command}` } }, () => withServices(work))
}

function readOptions(args: string[], { options: wanted, optional = [] }: Command): Given {
  const options = Object.fromEntries(
    [...wanted, ...optional].map((name) => [name, { type: 'string' as const }]),
  )
  let values: Given
  try {
    values = parseArgs({ args, options, strict: true }).values as Given
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0])
  }
  const missing = wanted.filter((name) => !values[name])
  if (missing.length > 0) throw new UsageError(`Give ${missing.map((name) => `--${name}`).join(', ')} too.`)
  return values
}

/** Starts the database if needed, and stops it afterwards unless it was running before or is in use by then. */
async function withServices(work: Work): Promise<number> {
  const config = makeConfig(readEnvironment())
  const begun = new Date()
  const database = await startDatabase(config, deriveSecrets(config.secret, config.previousSecret))
  const services = await openServices(config, database.app, makeClock())
  try {
    await loadClockOffset(services)
    return await work(services, database)
  } finally {
    await services.database.close()
    if (await isOursAlone(database, begun)) await database.stop()
  }
}

async function isOursAlone({ ownerUrl }: StartedDatabase, begun: Date): Promise<boolean> {
  return withClient(ownerUrl, async (owner) => {
    const found = await owner.query<{ ours: boolean }>(
      `select pg_postmaster_start_time() >= $1::timestamptz and not exists (
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as ours`,
      [begun],
    )
    return found.rows[0]?.ours === true
  })
}
