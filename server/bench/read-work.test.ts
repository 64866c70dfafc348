import { api } from '@gida/contract/api'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/people/people.ts'
import { seedVolume } from '../demo/seed-volume.ts'
import type { Tx } from '../platform/db/db.ts'
import { useWorld, type World } from '../testing/world.ts'
import { ACCOUNTS, type Asking, addressOf, findIds, type Ids } from './read-calls.ts'

/** Rows are counted, not time: of five times as much a read touches no more than of little. */
const SMALL = { estates: 2, units: 60, payments: 1_200 }
const LARGE = { estates: 2, units: 300, payments: 6_000 }
const MOST_GROWTH = 1.5
/**
 * Pages that are full only of much, plans that a small table does not need, and rollups by day: they have no more rows than there are
 * days, and little does not fill all of them.
 */
const SLACK_ROWS = 600

const [small, large] = [useWorld(), useWorld()]
beforeAll(async () => {
  await seedVolume(small.ownerUrl, small.services, SMALL)
  await seedVolume(large.ownerUrl, large.services, LARGE)
}, 120_000)

type Reader = { ids: Ids; rowsOf(address: string): Promise<number> }

/** Asks as one role, and says how many rows of tables its transactions fetched. */
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
          rows -= await fetchedSoFar(tx)
          const done = await work(tx)
          rows += await fetchedSoFar(tx)
          return done
        })
      const headers = { authorization: `Bearer ${access_token}` }
      const answer = await app.inject({ method: 'GET', url: `/api/v1${address}`, headers })
      services.transaction = transaction
      expect(answer.statusCode, answer.body).toBe(200)
      return rows
    },
  }
}

/** Rows that this connection fetched, of tables and by indexes; past transactions are in it until they are told to all. */
async function fetchedSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n from pg_stat_xact_user_tables`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

const { analytics, books, charges, conversations, estates, leases, payments, receipts, settlements, law } =
  api
/** Reads whose cost has been made the same for every size, each with what is asked. */
const FLAT = [
  ['the list of payments', payments.listPayments, ''],
  ['a search of payments in vain', payments.listPayments, 'search=nobodyofthatname'],
  ['the charges that are open', charges.listCharges, ''],
  ['the charges that are late', charges.listCharges, 'state=OVERDUE'],
  ['the trust view', books.getTrust, ''],
  ['the accounts of an estate', books.listAccounts, ''],
  ['the entries of an account', books.getAccountLedger, ''],
  ['the people who run an estate', estates.listManagers, ''],
  ['the list of receipts', receipts.listReceipts, ''],
  ['a search of receipts in vain', receipts.listReceipts, 'search=nobodyofthatname'],
  ['what is due to owners', settlements.listDueRemittances, ''],
  ['what was sent to owners', settlements.listRemittances, ''],
  ['settlements', settlements.listSettlements, ''],
  ['the owners that have statements', settlements.listStatementOwners, ''],
  ['the year of an owner', settlements.getOwnerYear, ''],
  ['the taxes of a year', law.getTaxCalculation, ''],
  ['tenants who joined and rent nothing yet', leases.listJoinedTenants, ''],
  ['the figures of an estate', analytics.getEstateAnalytics, ''],
  ['conversations, and how much is unread', conversations.listConversations, ''],
  ['the newest messages of a conversation', conversations.listMessages, ''],
  ['messages before one', conversations.listMessages, 'before=300'],
  ['a message', conversations.getMessage, ''],
] as const

describe.each(['ESTATE_MANAGER', 'LANDLORD'] as const)('as %s', (role) => {
  test.each(FLAT)('%s touches no more rows of much than of little', async (_, call, search) => {
    const touched = async (world: World) => {
      const { ids, rowsOf } = await readerIn(world, role)
      return rowsOf(`${addressOf(call, ids)}&${search}`)
    }
    const [few, many] = [await touched(small), await touched(large)]
    expect(many).toBeLessThanOrEqual(few * MOST_GROWTH + SLACK_ROWS)
  })
})
