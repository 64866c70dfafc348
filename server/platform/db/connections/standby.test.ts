import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPORT_KEYS } from '@gida/contract/domains/reports/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from '../../../chaos/fleet/line.ts'
import { openSession } from '../../../domains/auth/index.ts'
import { readReport } from '../../../domains/reports/engine/read-report.ts'
import { createUser, getUser } from '../../../domains/users/index.ts'
import { makeStandby } from '../../../testing/servers/make-standby.ts'
import { TEST_SECRET } from '../../../testing/test-secret.ts'
import { testConfig } from '../../../testing/world.ts'
import { deriveSecrets } from '../../config/secrets.ts'
import type { Services } from '../../services.ts'
import { openServices } from '../../start.ts'
import type { Tx } from '../db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded.ts'
import { prepareDatabase } from '../schema/prepare.ts'
import { appAt, provisionDatabase, withClient } from '../schema/provision.ts'

const folder = mkdtempSync(join(tmpdir(), 'gida-standby-'))
let first: EmbeddedPostgres
let second: EmbeddedPostgres
/** The connection to the standby. */
let line: Line
let services: Services

beforeAll(async () => {
  const secrets = deriveSecrets(TEST_SECRET)
  first = await startEmbeddedPostgres(join(folder, 'first'))
  const ownerUrl = await provisionDatabase(first.url, 'gida')
  await prepareDatabase(ownerUrl, secrets)
  second = await makeStandby(first, join(folder, 'second'))
  line = await openLine(() => Number(new URL(second.url).port))
  const replica = Object.assign(new URL(appAt(ownerUrl, secrets).direct), { port: line.port })
  const address = { ...appAt(ownerUrl, secrets), replica: replica.toString() }
  services = await openServices(testConfig({ GIDA_DATA_DIR: join(folder, 'files') }), address)
}, 120_000)
afterAll(async () => {
  await services.database.close()
  await line.close()
  await second.stop()
  await first.stop()
  rmSync(folder, { recursive: true })
}, 60_000)

let made = 0
const addManager = () =>
  services.transaction('system', (tx) =>
    createUser(tx, {
      email: `manager-${++made}@test.gida.ng`,
      phone: null,
      full_name: 'Ada Eze',
      role: 'ESTATE_MANAGER',
    }),
  )
const isStandby = async (tx: Tx) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx)).rows[0]?.is
/** Whether a row is found, and on which server. */
const find = (id: string) =>
  services.read('system', async (tx) => ({
    standby: await isStandby(tx),
    found: (await tx.selectFrom('users').select('id').where('id', '=', id).execute()).length,
  }))
const onSecond = (text: string) => withClient(second.url, (client) => client.query(text))

test('what was committed before is found on the standby, each time', async () => {
  for (let times = 0; times < 20; times++) {
    const { id } = await addManager()
    expect(await find(id)).toEqual({ standby: true, found: 1 })
  }
})

test('every report is read there, by a person who sees what is theirs', async () => {
  const { id } = await addManager()
  const { access_token } = await services.transaction('system', async (tx) =>
    openSession(tx, services, await getUser(tx, id), { address: '127.0.0.1', userAgent: 'test' }),
  )
  const actor = await services.tokens.read(access_token)
  const users = await services.read(actor, (tx) => tx.selectFrom('users').select('id').execute())
  expect(users).toEqual([{ id }])
  for (const report of REPORT_KEYS)
    await services.read(actor, async (tx) => {
      expect(await isStandby(tx)).toBe(true)
      await readReport(tx, actor, { report, format: 'json' })
    })
})

test('a standby that does not replay is not waited for longer than two seconds, and one that is gone not at all', async () => {
  await onSecond('select pg_wal_replay_pause()')
  const { id } = await addManager()
  expect(await find(id)).toEqual({ standby: false, found: 1 })
  await onSecond('select pg_wal_replay_resume()')
  await expect.poll(() => find(id), { timeout: 20_000 }).toEqual({ standby: true, found: 1 })
  await second.stop()
  expect(await find(id)).toEqual({ standby: false, found: 1 })
  await second.start()
  await expect.poll(() => find(id), { timeout: 20_000 }).toEqual({ standby: true, found: 1 })
}, 60_000)

test('a standby that does not answer any more, though its line stands, is not waited for longer either', async () => {
  const { id } = await addManager()
  await Promise.all([find(id), find(id)])
  line.fallSilent()
  for (let times = 0; times < 3; times++) {
    const began = performance.now()
    expect(await find(id)).toEqual({ standby: false, found: 1 })
    expect(performance.now() - began).toBeLessThan(15_000) // about two seconds; without the fallback half a minute
  }
  line.speak()
  await expect.poll(() => find(id), { timeout: 20_000 }).toEqual({ standby: true, found: 1 })
}, 60_000)

test('what the standby breaks off is read from the first', async () => {
  const { id } = await addManager()
  let times = 0
  const standbys = await services.read('system', async (tx) => {
    times += 1
    const is = await isStandby(tx)
    if (is)
      await sql`insert into users (email, full_name, role) values ('x@test.gida.ng', 'X', 'LANDLORD')`.execute(
        tx,
      )
    return [is, (await tx.selectFrom('users').select('id').where('id', '=', id).execute()).length]
  })
  expect([times, standbys]).toEqual([2, [false, 1]])
})
