import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../server/platform/db/embedded/embedded.ts'
import { describeSchema } from '../server/platform/db/schema/describe-schema.ts'
import { migrate } from '../server/platform/db/schema/migrate.ts'
import { provisionAppRole, provisionDatabase } from '../server/platform/db/schema/provision.ts'

const FOLDER = 'server/platform/db/schema'

const TYPES = { int8: 'number', inet: 'string', citext: 'string' }
/** Columns whose database type is a text domain but whose values are a type of the contract. */
const CONTRACT_TYPES: [table: string, column: string, type: string][] = [
  ['Charge', 'transaction_type', 'TransactionType'],
  ['Payment', 'status', 'PaymentStatus'],
  ['PlatformInvoicePayment', 'status', 'PaymentStatus'],
  ['Payment', 'transaction_type', 'TransactionType'],
  ['PaymentTotal', 'status', 'PaymentStatus'],
  ['PaymentTotal', 'transaction_type', 'TransactionType'],
  ['EstateFee', 'transaction_type', 'TransactionType'],
  ['EstateFee', 'rhythm', 'FeeRhythm'],
  ['EstateAssociation', 'role', 'Role'],
  ['ImportInvitee', 'role', 'Role'],
  ['Invitation', 'role', 'Role'],
  ['Users', 'role', 'Role'],
]

/**
 * Generates table types and a readable schema from a freshly migrated database. Returns which of the two were outdated; with `check`
 * nothing is written.
 */
export async function describeDatabase(options: { check?: boolean } = {}): Promise<string[]> {
  const made = await fromMigratedDatabase(async (url, folder) => ({
    'generated.ts': typesOf(url, join(folder, 'generated.ts')),
    'schema.sql': await describeSchema(url),
  }))
  const stale = Object.entries(made).filter(([name, text]) => textOf(placeOf(name)) !== text)
  if (!options.check) for (const [name, text] of stale) writeFileSync(placeOf(name), text)
  return stale.map(([name]) => join(FOLDER, name))
}

const placeOf = (name: string) => resolve(import.meta.dirname, '..', FOLDER, name)
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

async function fromMigratedDatabase<T>(use: (url: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-types-'))
  const server = await startEmbeddedPostgres(folder)
  try {
    const url = await provisionDatabase(server.url, 'gida_types')
    await provisionAppRole(url, 'types')
    await migrate(url)
    return await use(url, folder)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function typesOf(url: string, out: string): string {
  writeFileSync(out, '')
  execFileSync(process.execPath, [
    resolve(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js'),
    ...['--dialect', 'postgres', '--url', url, '--out-file', out, '--log-level', 'error'],
    ...[
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--exclude-pattern',
      '*.schema_migration',
    ],
    ...['--date-parser', 'string', '--numeric-parser', 'number'],
    ...['--type-mapping', JSON.stringify(TYPES)],
  ])
  return withContractTypes(readFileSync(out, 'utf8'))
}

function withContractTypes(text: string): string {
  const typed = CONTRACT_TYPES.reduce(
    (made, [table, column, type]) =>
      made.replace(
        new RegExp(`(export interface ${table} \\{[^}]*?\\b${column}: (?:Generated<)?)string`),
        (_, before) => before + type,
      ),
    text,
  )
  const rules =
    "import type { FeeRhythm, TransactionType } from '@gida/contract/domains/charges/rules'\n" +
    "import type { PaymentStatus } from '@gida/contract/domains/payments/rules'\n" +
    "import type { Role } from '@gida/contract/shared/roles'\n"
  return typed.replace('import type { ColumnType', `${rules}import type { ColumnType`)
}

if (import.meta.main) for (const path of await describeDatabase()) console.log(`Wrote ${path}.`)
