import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { sha256Hex } from '../../sha256.ts'
import { lockForSession } from '../locks.ts'
import { withClient } from './provision.ts'
import { allowQueue } from './queue-functions.ts'
import { type Migration, runMigration } from './run-migration.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, sha256: sha256Hex(sql) }
    }),
  )
}

/**
 * Migrates the database as its owner: each file once, in order, in its own transaction. A file changed after it ran is
 * refused. Safe to run from many nodes at once. Returns the names of the files it ran.
 */
export async function migrate(ownerUrl: string, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  return withClient(ownerUrl, async (client) => {
    await lockForSession(client, 'migrations')
    await runMigrations({ connectionString: ownerUrl }) // the schema of graphile-worker: ours extends its tables
    await client.query(`create table if not exists public.schema_migration (
      name text primary key, sha256 text not null, ran_at timestamptz not null default now())`)
    const known = await client.query<Migration>('select name, sha256 from public.schema_migration')
    const shaOf = new Map(known.rows.map((row) => [row.name, row.sha256]))
    const fresh: string[] = []
    for (const { name, sql, sha256 } of wanted) {
      if (shaOf.has(name) && shaOf.get(name) !== sha256) {
        throw new Error(`Migration ${name} was changed after it ran. Write a new one instead.`)
      }
      if (shaOf.has(name)) continue
      await runMigration(client, { name, sql, sha256 })
      fresh.push(name)
    }
    await allowQueue(client)
    return fresh
  })
}
