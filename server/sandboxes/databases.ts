import pg from 'pg'
import { withClient } from '../platform/db/schema/provision.ts'

const quoted = pg.escapeIdentifier
/** Somebody is connected to it. */
const IN_USE = '55006'

export type FoundDatabase = { name: string; made_of: string | null }

/** All databases of this server whose names begin so, and what each is a copy of. */
export const listDatabases = (ownerUrl: string, beginning: string): Promise<FoundDatabase[]> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<FoundDatabase>(
      `select datname as name, shobj_description(oid, 'pg_database') as made_of
      from pg_database where starts_with(datname, $1) order by datname`,
      [beginning],
    )
    return rows
  })

export const renameDatabase = (ownerUrl: string, from: string, to: string): Promise<void> =>
  withClient(
    ownerUrl,
    async (owner) => void (await owner.query(`alter database ${quoted(from)} rename to ${quoted(to)}`)),
  )

/** Nobody may be connected to what is copied; `template1` makes an empty one. */
export const cloneDatabase = (ownerUrl: string, from: string, to: string): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    await owner.query(`create database ${quoted(to)} template ${quoted(from)}`)
    await owner.query(`comment on database ${quoted(to)} is ${pg.escapeLiteral(from)}`)
  })

/** Whether it is gone; not while somebody is connected, and nobody new is let in meanwhile. */
export const dropDatabase = (ownerUrl: string, name: string): Promise<boolean> =>
  withClient(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) return true
    await owner.query(`alter database ${quoted(name)} with allow_connections false`)
    return owner.query(`drop database if exists ${quoted(name)}`).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === IN_USE) return false
        throw error
      },
    )
  })
