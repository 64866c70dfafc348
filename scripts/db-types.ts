import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { provisionAppRole, provisionDatabase } from '../server/platform/db/provision.ts'

const TARGET = resolve(import.meta.dirname, '../server/platform/db/generated.ts')

const TYPES = { int8: 'number', inet: 'string', citext: 'string' }
/** Columns under a domain of text, whose words are the contract's: by interface and field. */
const CONTRACT_TYPES: [table: string, column: string, type: string][] = [
  ['Charge', 'transaction_type', 'TransactionType'],
  ['Payment', 'status', 'PaymentStatus'],
  ['Payment', 'transaction_type', 'TransactionType'],
  ['PaymentTotal', 'status', 'PaymentStatus'],
  ['PaymentTotal', 'transaction_type', 'TransactionType'],
  ['EstateFee', 'transaction_type', 'TransactionType'],
  ['EstateFee', 'rhythm', 'FeeRhythm'],
]

/** Types of the tables, made from a database that has just been migrated. With `check`, compares instead of writing. */
export async function generateTypes(options: { check?: boolean } = {}): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-types-'))
  const server = await startEmbeddedPostgres(folder)
  try {
    const url = await provisionDatabase(server.url, 'gida_types')
    await provisionAppRole(url, 'types')
    await migrate(url)
    const out = join(folder, 'generated.ts')
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
    const made = withContractTypes(readFileSync(out, 'utf8'))
    if (options.check) return made === readFileSync(TARGET, 'utf8')
    writeFileSync(TARGET, made)
    return true
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
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
    "import type { PaymentStatus } from '@gida/contract/domains/payments/rules'\n"
  return typed.replace('import type { ColumnType', `${rules}import type { ColumnType`)
}

if (import.meta.main) await generateTypes()
