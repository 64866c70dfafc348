import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Person } from '../../testing/people/people.ts'
import { type Portfolio, portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const UNITS = 50
const [FEW, MANY] = [1_000, 10_000]
/** Rows may grow by this factor, plus the answer's own rows, joined names, and the bounded count. */
const MOST_GROWTH = 1.5
const SLACK_ROWS = 400

let home: Portfolio
beforeAll(async () => {
  home = await portfolio(world, { units: UNITS })
  await file(FEW, 'first')
}, 60_000)

/** That many documents under the units, one in fifty expiring soon, each with its own words. */
async function file(count: number, batch: string): Promise<void> {
  await world.services.transaction('system', async (tx) => {
    const units = home.units.map(({ id }) => id)
    await sql`
      with filed as (
        insert into document (related_entity_type, related_entity_id, estate_id, document_type, audience, name, uploaded_by, words,
          expires_on, version)
        select 'unit', (${units}::uuid[])[1 + i % ${UNITS}], ${home.estate.id}, 'INSURANCE', 'PARTIES', 'Agreement ' || i,
          ${home.manager.id}, ${batch} || ' unlike' || i, case when i % 50 = 0 then current_date + 20 end, 1
        from generate_series(1, ${count}::int) i returning id)
      insert into document_version (document_id, number, uploaded_by, client_id, content_type, size, sha256, sent_sha256, pages, scan)
      select id, 1, ${home.manager.id}, gen_random_uuid(), 'application/pdf', 5, '\\x00', '\\x00', 1, 'NOT_SCANNED' from filed`.execute(
      tx,
    )
  })
  await withClient(world.ownerUrl, (owner) => owner.query('vacuum analyze document, document_version')) // as autovacuum does
}

async function fetchedSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n from pg_stat_xact_user_tables`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** Rows read from tables to answer a request. */
async function rowsOf(who: Person, address: string): Promise<number> {
  const { transaction } = world.services
  let rows = 0
  world.services.transaction = (actor, work) =>
    transaction(actor, async (tx) => {
      rows -= await fetchedSoFar(tx)
      const done = await work(tx)
      rows += await fetchedSoFar(tx)
      return done
    })
  const answer = await who.get(address)
  world.services.transaction = transaction
  expect(answer.statusCode, answer.body).toBe(200)
  return rows
}

test('lists, searches and the access to one document take as many rows of ten thousand as of a thousand', async () => {
  const { manager, landlord, agent, tenant } = home
  const one = (await tenant.get('/documents')).json().data[0].id
  const asked: [string, Person, string][] = [manager, landlord, agent, tenant].flatMap((who) => [
    [`${who.role} list`, who, '/documents?limit=25'] as [string, Person, string],
    [`${who.role} one`, who, `/documents/${one}`],
    [`${who.role} of a unit`, who, `/documents?related_entity_type=unit&related_entity_id=${home.unit.id}`],
    [`${who.role} words of one`, who, '/documents?search=first+unlike977'],
    [`${who.role} words of none`, who, '/documents?search=nobodysaidthis'],
  ])
  const count = async () => {
    const rows: Record<string, number> = {}
    for (const [name, who, address] of asked) rows[name] = await rowsOf(who, address)
    return rows
  }
  await count() // the first request computes what is then cached
  const few = await count()
  await file(MANY - FEW, 'later')
  await count()
  const many = await count()
  const growing = Object.entries(many).filter(
    ([name, rows]) => rows > (few[name] ?? 0) * MOST_GROWTH + SLACK_ROWS,
  )
  expect(growing.map(([name, rows]) => `${name}: ${few[name]} → ${rows}`)).toEqual([])
}, 120_000)
