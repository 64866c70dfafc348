import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Backups and archived WAL of the embedded server. A copy of this folder is all that a restore needs. */
export const backupsOf = (home: string) => join(home, 'backups')
export const walOf = (home: string) => join(backupsOf(home), 'wal')

/** Most work lost, in seconds, with the whole machine: an unfinished WAL segment is archived after this time. */
const ARCHIVE_TIMEOUT = 60
const FILE = 'gida.conf'

/**
 * Settings that allow a backup at any time: every finished WAL segment is archived from the first backup on. `more` are
 * extra settings during a restore.
 */
export async function writeArchiveSettings(home: string, more: Record<string, string> = {}): Promise<void> {
  const data = join(home, 'data')
  const settings = {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT),
    archive_command: archiveCommand(walOf(home)),
    ...more,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  await writeFile(join(data, FILE), lines.join(''), { mode: 0o644 })
  const main = join(data, 'postgresql.conf')
  const line = `include_if_exists '${FILE}'`
  if (!(await readFile(main, 'utf8')).includes(line)) await appendFile(main, `\n${line}\n`)
}

/** Archives atomically and never overwrites. Before the first backup the folder does not exist and nothing is archived. */
function archiveCommand(wal: string): string {
  const kept = `"${wal}/%f.gz"`
  return `test ! -d "${wal}" || test -f ${kept} || { gzip -c "%p" > ${kept}.part && mv ${kept}.part ${kept}; }`
}
