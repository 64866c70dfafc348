import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the embedded server's backups and its archived log stand. Copied elsewhere, it is all that a restore needs. */
export const backupsOf = (home: string) => join(home, 'backups')
export const walOf = (home: string) => join(backupsOf(home), 'wal')

/** The most work, in seconds, that is lost with the whole machine: an unfinished piece of log is archived after so long. */
const ARCHIVE_TIMEOUT = 60
const FILE = 'gida.conf'

/**
 * Settings under which a backup may be taken at any time: each finished piece of log is kept, from the first backup on.
 * `more` are those of a restore under way.
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

/** Whole or not at all, and never over one that is there. Before the first backup there is no folder, and nothing is kept. */
function archiveCommand(wal: string): string {
  const kept = `"${wal}/%f.gz"`
  return `test ! -d "${wal}" || test -f ${kept} || { gzip -c "%p" > ${kept}.part && mv ${kept}.part ${kept}; }`
}
