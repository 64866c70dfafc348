import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { provisionAppRole, provisionDatabase } from '../server/platform/db/provision.ts'

const TARGET = resolve(import.meta.dirname, '../server/platform/db/generated.ts')

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
      ...['--type-mapping', '{"int8":"number","inet":"string","citext":"string"}'],
    ])
    const made = readFileSync(out, 'utf8')
    if (options.check) return made === readFileSync(TARGET, 'utf8')
    writeFileSync(TARGET, made)
    return true
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await generateTypes()
