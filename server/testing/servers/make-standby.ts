import { appendFile, cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsOf } from '../../platform/db/embedded/archive.ts'
import { takeBackup } from '../../platform/db/embedded/backup.ts'
import { ownAll } from '../../platform/db/embedded/cluster.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../platform/db/embedded/embedded.ts'

/** A standby server in another folder, made from a backup of the first, that follows it under the name `second`. */
export async function makeStandby(
  first: EmbeddedPostgres,
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const { name } = await takeBackup(first, 1)
  const { home } = await openEmbeddedPostgres(folder)
  const copy = join(backupsOf(first.home), name)
  await cp(join(copy, 'data'), join(home, 'data'), { recursive: true })
  await cp(join(copy, 'password'), join(home, 'password'))
  await writeFile(join(home, 'data', 'standby.signal'), '')
  await ownAll(home)
  const second = await openEmbeddedPostgres(folder)
  const { hostname, port, username, password } = new URL(first.url)
  const from = `host=${hostname} port=${port} user=${username} password=${password} application_name=second`
  await appendFile(
    join(home, 'data', 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nwal_retrieve_retry_interval = '500ms'\n`,
  )
  await second.start(settings)
  return second
}
