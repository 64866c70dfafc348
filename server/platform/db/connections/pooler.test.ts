import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { makeClock } from '../../clock/clock.ts'
import { type Database, openDatabase, type Tx } from '../db.ts'
import { appAt } from '../schema/provision.ts'

const world = useWorld()

/** A single connection, as a pooler might pass it to another client after each transaction. */
function open(prepares: boolean): Database {
  const { secrets } = world.services
  const database = openDatabase(appAt(world.ownerUrl, secrets), {
    clock: makeClock(),
    random: () => 0.5,
    pool: 1,
    capability: secrets.databaseCapability[0],
    prepares,
  })
  onTestFinished(() => database.close())
  return database
}

const askOften = async (database: Database) => {
  for (let time = 0; time < 6; time++)
    await database.transaction('system', (tx) => tx.selectFrom('users').select('id').limit(1).execute())
}
const countPrepared = (tx: Tx) =>
  sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx).then(({ rows }) => rows.length)

test('behind a pooler nothing is left on a connection by those who had it before', async () => {
  const pooled = open(false)
  await askOften(pooled)
  expect(await pooled.transaction('system', countPrepared)).toBe(0)

  const own = open(true)
  await askOften(own)
  expect(await own.transaction('system', countPrepared)).toBeGreaterThan(0)
})

test('limits of time stand with the role, and nothing that a pooler refuses is asked for at connect', async () => {
  const { rows } = await open(false).transaction('system', (tx) =>
    sql<{ name: string; setting: string; source: string }>`
      select name, setting, source from pg_settings
      where source = 'client' or name in ('statement_timeout', 'idle_in_transaction_session_timeout')`.execute(
      tx,
    ),
  )
  const byName = Object.fromEntries(
    rows.map(({ name, setting, source }) => [name, `${setting} by ${source}`]),
  )
  expect(byName).toMatchObject({
    statement_timeout: '30000 by user',
    idle_in_transaction_session_timeout: '60000 by user',
  })
  const asked = rows.filter(({ source }) => source === 'client').map(({ name }) => name)
  expect(
    asked.filter((name) => !['application_name', 'client_encoding', 'DateStyle', 'TimeZone'].includes(name)),
  ).toEqual([])
})
