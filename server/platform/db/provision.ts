import pg from 'pg'

const quoted = pg.escapeIdentifier
const literal = pg.escapeLiteral

export const APP_ROLE = 'gida_app'

/** Makes the role that owns Gida's tables, and its database, in the embedded server. Answers the owner's address. */
export async function provisionDatabase(superuserUrl: string, name: string): Promise<string> {
  const url = new URL(superuserUrl)
  const password = url.password
  await withClient(superuserUrl, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', ['gida'])
    if (role.rowCount === 0) {
      await client.query(`create role gida login createrole createdb password ${literal(password)}`)
    }
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0) await client.query(`create database ${quoted(name)} owner gida`)
  })
  url.username = 'gida'
  url.pathname = `/${name}`
  return url.toString()
}

/**
 * Makes the role that the server signs in as: it owns nothing, is no superuser and cannot bypass row-level security.
 * Answers its address on the owner's database.
 */
export async function provisionAppRole(ownerUrl: string, password: string): Promise<string> {
  await withClient(ownerUrl, async (client) => {
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
  })
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  url.password = password
  return url.toString()
}

/**
 * Lets programs that show one of these say for whom a transaction acts. The owner alone writes it, and only its hash; the first
 * is the present one, the others are those of nodes that have not started anew since the secret was changed.
 */
export async function admitServer(ownerUrl: string, capabilities: readonly string[]): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(
      `update app.acting_key set capability_hashes = array(select sha256(convert_to(c, 'UTF8')) from unnest($1::text[]) c)`,
      [capabilities],
    ),
  )
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
