import { randomUUID } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { entrustUnits } from './domains/estates/index.ts'
import type { Tx } from './platform/db/db.ts'
import { containing, type FoundPage } from './platform/db/rows/pages.ts'
import { insertRow } from './testing/insert-row.ts'
import { type Person, signedIn } from './testing/people/people.ts'
import { type LetFlat, letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

/** Finders look past row-level security: what each finds of everything has to be just what that shows to the same person. */
const world = useWorld()
let people: Person[]

beforeAll(async () => {
  const mine = await letFlat(world)
  const beside = await letFlat(world, { estate_id: mine.estate_id, manager: mine.manager })
  const strange = await letFlat(world)
  const [agent, doer, admin] = [
    await signedIn(world, 'PROPERTY_MANAGER'),
    await signedIn(world, 'PROPERTY_MANAGER'),
    await signedIn(world, 'ADMIN'),
  ]
  await world.services.transaction('system', async (tx) => {
    await entrustUnits(tx, { estate_id: mine.estate_id, user_id: agent.id, unit_ids: [mine.unit_id] })
    for (const flat of [mine, beside, strange]) await fill(tx, flat, doer)
  })
  const flats = [mine, beside, strange].flatMap(({ manager, landlord, tenant }) => [
    manager,
    landlord,
    tenant,
  ])
  people = [...new Set(flats), agent, doer, admin]
})

/** Upkeep of a flat, of what its property and what its estate share; one order is of somebody who left, and one owner sold. */
async function fill(tx: Tx, flat: LetFlat, doer: Person): Promise<void> {
  const { estate_id, unit_id, landlord } = flat
  const created_by = flat.manager.id
  const { property_id, lease_id, tenant_id } = await tx
    .selectFrom('lease')
    .select(['property_id', 'id as lease_id', 'tenant_id'])
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const vendor_id = await insertRow(tx, 'vendor', {
    ...{
      name: 'Sunday Okafor',
      kind: 'PERSON',
      trades: ['WATER'],
      phone: '+2348031234567',
      wht_class: 'BUILDING',
    },
  })
  await tx.insertInto('vendor_estate').values({ vendor_id, estate_id }).execute()
  for (const place of [{ unit_id }, { property_id }, {}]) {
    const of = { estate_id, ...place, title: 'Mend the tank', category: 'WATER' as const }
    const order = { ...of, number: 0, created_by }
    const order_id = await insertRow(tx, 'work_order', {
      ...order,
      status: 'CLOSED',
      done_at: tx.now,
      closed_at: tx.now,
    })
    await insertRow(tx, 'work_order', { ...order, assigned_to: doer.id })
    await insertRow(tx, 'asset', { estate_id, ...place, kind: 'TANK', name: 'Tank' })
    await insertRow(tx, 'asset_plan', {
      ...of,
      rule: 'FREQ=MONTHLY',
      starts_on: '2031-01-01',
      counts_from: '2031-01-01',
    })
    for (const whose of [
      { bearer: 'LANDLORD', landlord_id: landlord.id },
      { bearer: 'FUND', landlord_id: null },
      { bearer: 'LANDLORD', landlord_id: flat.tenant.id },
    ])
      await insertRow(tx, 'vendor_bill', {
        ...{
          ...whose,
          estate_id,
          order_id,
          vendor_id,
          vendor_name: 'Sunday',
          title: 'Tank',
          number: randomUUID(),
        },
        ...{
          billed_on: '2026-11-01',
          lines: '[]',
          amount: 100,
          category: 'WATER',
          retention_amount: 0,
          advance_amount: 0,
        },
        ...{ payer: 'PERSON', entered_by: created_by },
      })
  }
  if (tenant_id) await fillNotices(tx, flat, lease_id, tenant_id)
  const report = {
    kind: 'MOVE_IN' as const,
    estate_id,
    property_id,
    unit_id,
    lease_id,
    tenant_id,
    created_by,
  }
  await insertRow(tx, 'inspection', { ...report, client_id: randomUUID() })
  await insertRow(tx, 'inspection', {
    ...{ ...report, client_id: randomUUID(), status: 'SEALED', hash: Buffer.alloc(32) },
    ...{ sealed_at: tx.now, remarks_until: tx.now },
  })
}

/** A notice that was served, and one that was taken back before it was. */
async function fillNotices(tx: Tx, flat: LetFlat, lease_id: string, tenant_id: string): Promise<void> {
  const { estate_id, unit_id } = flat
  const created_by = flat.manager.id
  const ends_on = '2026-07-01'
  for (const stage of [
    { state: 'SERVED' as const, served_on: '2026-01-02' },
    { state: 'WITHDRAWN' as const, ended_at: tx.now, reason: 'The rent came' },
  ]) {
    const document_id = await insertRow(tx, 'document', {
      ...{ related_entity_type: 'lease', related_entity_id: lease_id, estate_id, uploaded_by: created_by },
      ...{ document_type: 'NOTICE', audience: 'PARTIES', name: 'Notice to quit' },
    })
    await insertRow(tx, 'notice', {
      ...{
        ...stage,
        kind: 'QUIT',
        estate_id,
        unit_id,
        lease_id,
        tenant_id,
        tenant_name: 'A tenant',
        document_id,
      },
      ...{ law_state: 'Lagos', tenancy: 'Yearly', length: 'Half a year', dated: '2026-01-01', ends_on },
      ...{ steps: '[]', created_by },
    })
  }
}

const NONE = sql`'{}'::jsonb`
const PAGE = sql`0, 100, 1000`
const TODAY = sql`current_date`
const FINDERS: Record<string, { found: RawBuilder<FoundPage>; seen: RawBuilder<{ id: string }> }> = {
  find_orders: {
    found: sql`select * from app.find_orders(null, 'ALL', ${NONE}, null, ${TODAY}, ${PAGE})`,
    seen: sql`select id from work_order`,
  },
  find_bills: {
    found: sql`select * from app.find_bills(null, 'ALL', ${NONE}, null, null, ${PAGE})`,
    seen: sql`select id from vendor_bill`,
  },
  find_assets: {
    found: sql`select * from app.find_assets(null, 'ALL', ${NONE}, null, null, ${TODAY}, now(), ${PAGE})`,
    seen: sql`select id from asset`,
  },
  find_plans: {
    found: sql`select * from app.find_plans(null, 'ACTIVE', ${NONE}, ${TODAY}, ${PAGE})`,
    seen: sql`select id from asset_plan`,
  },
  find_inspections: {
    found: sql`select * from app.find_inspections(null, ${NONE}, ${PAGE})`,
    seen: sql`select id from inspection`,
  },
  find_notices: {
    found: sql`select * from app.find_notices(null, ${NONE}, ${PAGE})`,
    seen: sql`select id from notice`,
  },
  find_vendors: {
    found: sql`select * from app.find_vendors(null, null, null, null, ${PAGE})`,
    seen: sql`select id from vendor`,
  },
}

test('find_acquaintances finds for each role the people whom row-level security shows, by name and by a part of it', async () => {
  for (const { actor, role, id } of people)
    await world.services.transaction(actor, async (tx) => {
      for (const search of ['', 'a', 'te', 'tenant', 'nobody']) {
        const { rows } = await sql<{
          ids: string[]
        }>`select app.find_acquaintances(${search}, 1000) as ids`.execute(tx)
        const seen = await tx
          .selectFrom('users')
          .select('id')
          .where('id', '<>', id)
          .where('status', '=', 'ACTIVE')
          .where('role', '<>', 'ADMIN')
          .where(sql<SqlBool>`app.fold(full_name) like ${containing(search)}`)
          .orderBy('sort_name')
          .orderBy('id')
          .execute()
        expect(rows[0]?.ids, `${role} ${search}`).toEqual(seen.map((person) => person.id))
        const { rows: known } = await sql<{ id: string }>`select id from users where app.knows(id)`.execute(
          tx,
        )
        if (role !== 'ADMIN' && search === '')
          expect(new Set(known.map((person) => person.id).filter((one) => one !== id))).toEqual(
            new Set(rows[0]?.ids),
          )
      }
    })
})

test.each(Object.keys(FINDERS))(
  '%s finds for each role what row-level security shows, and nothing else',
  async (name) => {
    const { found, seen } = FINDERS[name] as (typeof FINDERS)[string]
    const counts: Record<string, number> = {}
    for (const { actor, role } of people) {
      await world.services.transaction(actor, async (tx) => {
        const [page] = (await found.execute(tx)).rows
        const shown = (await seen.execute(tx)).rows.map(({ id }) => id)
        expect(new Set(page?.ids), role).toEqual(new Set(shown))
        expect(page).toMatchObject({ total: shown.length, more: false })
        counts[role] = Math.max(counts[role] ?? 0, shown.length)
      })
    }
    // Of an empty list it would say nothing.
    expect(counts.ADMIN).toBeGreaterThan(counts.ESTATE_MANAGER ?? 0)
    expect(counts.ESTATE_MANAGER).toBeGreaterThan(0)
  },
)
