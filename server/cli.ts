import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { DEMO_PASSWORD } from './demo/people.ts'
import { seedVolume, volumeAccounts } from './demo/seed-volume.ts'
import { hashPassword, refuseWeakPassword } from './domains/auth/password.ts'
import { checkLedger } from './domains/payments/index.ts'
import { createUser } from './domains/users/index.ts'
import { makeClock } from './platform/clock/clock.ts'
import { makeConfig } from './platform/config/config.ts'
import { readEnvironment } from './platform/config/environment.ts'
import { deriveSecrets } from './platform/config/secrets.ts'
import { withClient } from './platform/db/provision.ts'
import { type StartedDatabase, startDatabase } from './platform/db/start.ts'
import { loadClockOffset } from './platform/dev/clock.ts'
import type { Services } from './platform/services.ts'
import { openServices } from './platform/start.ts'

const USAGE = `Usage: npm run gida -- <command>

  ledger check
      Proves the books, rule by rule. Ends with 1 when one is broken.
  db url
      Prints the address of the database, as its owner.
  admin create --email <address> --name <full name>
      Makes a super admin. Asks for the password, or takes it from GIDA_ADMIN_PASSWORD.
  seed --estates <n> --units <n> --payments <n>
      Adds data by the thousand, to try Gida at size. Not in production.`

/** What was typed cannot be done as it stands. It is said without a stack. */
class UsageError extends Error {}

type Given = Record<string, string | undefined>
/** Answers what the process ends with. */
type Work = (services: Services, ownerUrl: string) => Promise<number>
type Command = {
  options: string[]
  /** Reads what was given, before anything is started. */
  prepare(given: Given): Work | Promise<Work>
}

const NewAdmin = z.object({
  email: z.email('Give a whole e-mail address.').max(254),
  name: z.string().trim().min(2, 'Give the full name.').max(120),
})

const COMMANDS: Record<string, Command> = {
  'ledger check': { options: [], prepare: () => proveLedger },
  'db url': { options: [], prepare: () => printUrl },
  'admin create': { options: ['email', 'name'], prepare: createAdmin },
  seed: { options: ['estates', 'units', 'payments'], prepare: seed },
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
  const given = readOptions(args.slice(words.length), command.options)
  return withServices(await command.prepare(given))
}

function readOptions(args: string[], wanted: string[]): Given {
  const options = Object.fromEntries(wanted.map((name) => [name, { type: 'string' as const }]))
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

/** The database is started when it does not run, and left running when it did or when somebody came in meanwhile. */
async function withServices(work: Work): Promise<number> {
  const config = makeConfig(readEnvironment())
  const begun = new Date()
  const database = await startDatabase(config, deriveSecrets(config.secret).databasePassword)
  const services = await openServices(config, database.appUrl, makeClock())
  try {
    await loadClockOffset(services)
    return await work(services, database.ownerUrl)
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

async function proveLedger({ transaction }: Services): Promise<number> {
  const checks = await transaction('system', async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx) // millions of entries take their time
    return checkLedger(tx)
  })
  for (const { name, faults } of checks) {
    console.log(faults === 0 ? `holds   ${name}` : `BROKEN  ${name}: ${faults.toLocaleString('en')} faults`)
  }
  const broken = checks.filter(({ faults }) => faults > 0).length
  console.log(broken === 0 ? '\nThe books hold.' : `\n${broken} of ${checks.length} rules are broken.`)
  return broken === 0 ? 0 : 1
}

async function printUrl(_: Services, ownerUrl: string): Promise<number> {
  console.log(ownerUrl)
  return 0
}

async function createAdmin(given: Given): Promise<Work> {
  const read = NewAdmin.safeParse(given)
  if (!read.success) throw new UsageError(read.error.issues.map((issue) => issue.message).join(' '))
  const { email, name } = read.data
  const password = process.env.GIDA_ADMIN_PASSWORD ?? (await askPassword())
  if (password.length < 10 || password.length > 128) throw new Error('A password has 10 to 128 characters.')
  refuseWeakPassword(password, email)
  const password_hash = await hashPassword(password)
  return async ({ transaction }) => {
    await transaction('system', async (tx) => {
      const { id } = await createUser(tx, { email, full_name: name, phone: null, role: 'ADMIN' })
      await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
      await tx.updateTable('users').set({ email_verified_at: tx.now }).where('id', '=', id).execute()
    })
    console.log(`${name} (${email}) is a super admin now.`)
    return 0
  }
}

/** Asked twice, and not shown. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask on: set GIDA_ADMIN_PASSWORD.')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Again: ')) !== password) throw new Error('The two are not the same. Nothing was made.')
    return password
  } finally {
    terminal.close()
  }
}

function seed(given: Given): Work {
  const number = (name: string) => {
    const text = given[name] ?? ''
    if (!/^\d[\d_,]*$/.test(text)) throw new UsageError(`--${name} is a whole number, not "${text}".`)
    return Number(text.replace(/[_,]/g, ''))
  }
  const volume = { estates: number('estates'), units: number('units'), payments: number('payments') }
  return async (services, ownerUrl) => {
    if (services.config.production) throw new Error('Volume is for trying out. Production does not take it.')
    const started = performance.now()
    const tell = (text: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${seconds.padStart(6)} s  ${text}`)
    }
    await seedVolume(ownerUrl, services, { ...volume, onProgress: tell })
    tell('done')
    console.log(`\nSign in as ${Object.values(volumeAccounts).join(', ')}; password ${DEMO_PASSWORD}`)
    return 0
  }
}
