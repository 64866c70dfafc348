import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/people/people.ts'
import { seedVolume } from '../../demo/seed-volume.ts'
import type { Tx } from '../../platform/db/db.ts'
import { useWorld, type World } from '../../testing/world.ts'
import { ACCOUNTS, type Asking, addressOf, findIds, type Ids, reads } from './read-calls.ts'
import { GROWING, KEPT, NOT_THEIRS, UNASKED } from './read-exemptions.ts'

/** Counts rows instead of time: with five times the data a read must not touch more. */
const SMALL = { estates: 2, units: 240, payments: 3_000, upkeep: 300 }
const LARGE = { estates: 2, units: 1_200, payments: 15_000, upkeep: 1_500 }
const MOST_GROWTH = 1.5
/** Allowance for pages and daily rollups that the small data set does not fill. */
const SLACK_ROWS = 600

const [small, large] = [useWorld(), useWorld()]
beforeAll(async () => {
  await seedVolume(small.ownerUrl, small.services, SMALL)
  await seedVolume(large.ownerUrl, large.services, LARGE)
}, 120_000)

/** Plans that are fast for a small table because they read all of it. */
const WHOLE = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

/** Rows read for one response; undefined if refused. */
type Reader = { ids: Ids; rowsOf(address: string): Promise<number | undefined> }

/** Makes calls as one role, and counts the table rows that its transactions fetched. */
async function readerIn(world: World, role: Asking): Promise<Reader> {
  const { app, services } = world
  const payload = { email: ACCOUNTS[role], password: DEMO_PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })
  const { access_token } = signedIn.json()
  const { transaction } = services
  return {
    ids: await findIds(services, await services.tokens.read(access_token)),
    rowsOf: async (address) => {
      let rows = 0
      services.transaction = (actor, work) =>
        transaction(actor, async (tx) => {
          // A table that is small here is large in production: forbids plans that read it whole.
          for (const one of WHOLE) await sql`set local ${sql.raw(one)} = off`.execute(tx)
          rows -= await fetchedSoFar(tx)
          const done = await work(tx)
          rows += await fetchedSoFar(tx)
          return done
        })
      const headers = { authorization: `Bearer ${access_token}` }
      const answer = await app.inject({ method: 'GET', url: `/api/v1${address}`, headers })
      services.transaction = transaction
      return answer.statusCode === 200 ? rows : undefined
    },
  }
}

/** Rows fetched by this connection, by table and index scans; includes earlier transactions until statistics are flushed. */
async function fetchedSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n from pg_stat_xact_user_tables`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

const grows = (few: number, many: number) => many > few * MOST_GROWTH + SLACK_ROWS

const readersAs = async (role: Asking) => [await readerIn(small, role), await readerIn(large, role)] as const

describe.each(Object.keys(ACCOUNTS) as Asking[])('as %s', (role) => {
  test('no read touches more rows of much than of little', async () => {
    const readers = await readersAs(role)
    const growing: string[] = []
    const unasked: string[] = []
    for (const [call, endpoint] of reads(role)) {
      const turns = KEPT.has(call) ? 2 : 1
      for (let turn = 1; turn <= turns; turn++) {
        const [few, many] = await rowsAtBoth(readers, endpoint)
        if (few === undefined || many === undefined) {
          if (!UNASKED.has(call) && !NOT_THEIRS[role]?.includes(call)) unasked.push(call)
          break
        }
        if (turn === turns && grows(few, many) && !GROWING[call]?.includes(role))
          growing.push(`${call}: ${few} → ${many}`)
      }
    }
    expect(growing).toEqual([])
    expect(unasked).toEqual([])
  }, 180_000)
})

async function rowsAtBoth(readers: readonly [Reader, Reader], endpoint: Endpoint, search = '') {
  const rows: (number | undefined)[] = []
  for (const { ids, rowsOf } of readers) {
    const address = addressOf(endpoint, ids)
    rows.push(address === undefined ? undefined : await rowsOf(`${address}&${search}`))
  }
  return rows
}

const { charges, conversations, payments, receipts } = api
/** Further queries of lists, besides the first page. */
const ASKED = [
  ['a search of payments in vain', payments.listPayments, 'search=nobodyofthatname'],
  ['the charges that are late', charges.listCharges, 'state=OVERDUE'],
  ['a search of receipts in vain', receipts.listReceipts, 'search=nobodyofthatname'],
  ['messages before one', conversations.listMessages, 'before=300'],
] as const

describe.each(['ESTATE_MANAGER', 'LANDLORD'] as const)('as %s', (role) => {
  test.each(ASKED)('%s touches no more rows of much than of little', async (_, call, search) => {
    const [few = Number.NaN, many = Number.NaN] = await rowsAtBoth(await readersAs(role), call, search)
    expect(many).toBeLessThanOrEqual(few * MOST_GROWTH + SLACK_ROWS)
  })
})
