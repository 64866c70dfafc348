import type { Day } from '@gida/contract/shared/dates'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { readMigrations } from '../platform/db/schema/migrate.ts'
import { sha256Hex } from '../platform/sha256.ts'

/** The folder of the file store that holds all copies. */
export const FOLDER = 'sandboxes'

export type SandboxNames = {
  /** The database of a copy. */
  copy(id: string): string
  /** The id of the copy in that database; null where it is none of ours. */
  idOf(database: string): string | null
  /** The database that copies are made of, seeded on that day by this version under this secret. */
  template(day: Day): string
  /** The day on which such a database was seeded; null where it is none of ours, or of another version or secret. */
  dayOf(database: string): Day | null
  /** What every template of this installation begins with, of whatever version. */
  templates: string
  /** And every copy. */
  copies: string
}

/** Names of this installation's own: another one on the same server may have copies too. */
export async function namesFor(ownerUrl: string, secret: string): Promise<SandboxNames> {
  const { databaseCapability } = deriveSecrets(secret)
  const [capability] = databaseCapability // by which a database knows who made it
  const main = sha256Hex(databaseOf(ownerUrl)).slice(0, 8)
  const version = sha256Hex((await readMigrations()).map(({ sha256 }) => sha256).join(), capability).slice(
    0,
    8,
  )
  const [copies, templates] = [`gida_sandbox_${main}_`, `gida_template_${main}_`]
  const own = `${templates}${version}_`
  return {
    templates,
    copies,
    copy: (id) => copies + id.replaceAll('-', ''),
    idOf: (database) => (database.startsWith(copies) ? withDashes(database.slice(copies.length)) : null),
    template: (day) => own + day.replaceAll('-', ''),
    dayOf: (database) =>
      database.startsWith(own)
        ? database.slice(own.length).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
        : null,
  }
}

export const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

export const withDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString()

const withDashes = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
