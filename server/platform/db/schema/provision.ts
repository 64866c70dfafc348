import pg from 'pg'
import type { Secrets } from '../../config/secrets.ts'
import type { AppAddress } from '../db.ts'
import { lockForSession } from '../locks.ts'

const quoted = pg.escapeIdentifier
const literal = pg.escapeLiteral

export const APP_ROLE = 'gida_app'

/** Creates the role that owns Gida's tables, and its database, in the embedded server. Returns the owner's address. */
export async function provisionDatabase(superuserUrl: string, name: string): Promise<string> {
  const url = new URL(superuserUrl)
  const password = url.password
  await withClient(superuserUrl, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', ['gida'])
    if (role.rowCount === 0) {
      await client.query(`create role gida login createrole createdb password ${literal(password)}`)
      await client.query('grant pg_read_all_stats to gida') // for the replication lag of standbys
    }
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0) await client.query(`create database ${quoted(name)} owner gida`)
  })
  url.username = 'gida'
  url.pathname = `/${name}`
  return url.toString()
}

/**
 * Timeouts of the server's role: per statement, for an idle transaction, and for a client that has vanished with its
 * locks. Set on the role, since a pooler passes no settings at connect.
 */
const LIMITS = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
  tcp_keepalives_idle: '15s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '30s',
}
/** Without it a start would wait on a dead connection as long as the network does. */
const CONNECTS_WITHIN_MS = 10_000

/**
 * Creates the role that the server connects as: it owns nothing, is no superuser and cannot bypass row-level security.
 * Safe to run from many nodes at once.
 */
export async function provisionAppRole(ownerUrl: string, password: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await lockForSession(client, 'migrations')
    const found = await client.query<{ ok: boolean }>(
      'select not (rolsuper or rolbypassrls) as ok from pg_roles where rolname = $1',
      [APP_ROLE],
    )
    if (found.rows[0]?.ok === false) {
      throw new Error(
        `The database role ${APP_ROLE} is a superuser or bypasses row-level security. Take that from it.`,
      )
    }
    const verb = found.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${APP_ROLE} login password ${literal(password)}`)
    for (const [name, value] of Object.entries(LIMITS))
      await client.query(`alter role ${APP_ROLE} set ${name} = ${literal(value)}`)
  })
}

/** The address of a database for the server's role. */
export function asAppRole(url: string, { databasePassword }: Pick<Secrets, 'databasePassword'>): string {
  return Object.assign(new URL(url), { username: APP_ROLE, password: databasePassword }).toString()
}

/**
 * Authorises programs that present one of these secrets to say for whom a transaction acts. Only the owner writes it,
 * and only hashes are stored; the first is current, the others serve nodes not restarted since a secret rotation.
 */
export async function admitServer(ownerUrl: string, capabilities: readonly string[]): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(
      `update app.acting_key set capability_hashes = array(select sha256(convert_to(c, 'UTF8')) from unnest($1::text[]) c)`,
      [capabilities],
    ),
  )
}

/** For an installation without a pooler. */
export function appAt(ownerUrl: string, secrets: Pick<Secrets, 'databasePassword'>): AppAddress {
  const direct = asAppRole(ownerUrl, secrets)
  return { pooled: direct, direct }
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN_MS })
  client.on('error', () => {}) // its next statement fails, and the process lives on
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
