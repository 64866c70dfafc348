import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged, importUnits } from '../../estates/index.ts'
import { findOrMakeEstate } from '../find-estate.ts'
import { notifyWaitingTenants } from '../people/notify-waiting-tenants.ts'
import type { Plan } from '../plan/plan.ts'
import { nameKey } from '../plan/same-name.ts'
import { importBalances, withoutLease } from './import-balances.ts'
import { leasesOf } from './leases-of-rows.ts'
import { type FoundPeople, peopleOfRows } from './people-of-rows.ts'
import type { ImportedUnit, PlannedImportRow } from './row-queries.ts'

/** The result of a row; `made` lists what was created. */
type Outcome = {
  number: number
  estate_id: string | null
  property_id: string | null
  unit_id: string | null
  lease_id: string | null
  tenant_id: string | null
  landlord_id: string | null
  made: string[]
}

/**
 * Creates people, properties, units, leases and charges of several rows at once. The rows are marked as done in the same
 * transaction, so each is done once. If one fails, it throws and none is done.
 */
export async function importRows(
  tx: Tx,
  actor: Actor,
  import_id: string,
  rows: readonly PlannedImportRow[],
): Promise<void> {
  const there = rows.filter(({ plan }) => plan.is_there).map(({ number }) => nothingMade(number))
  const coming = rows.filter(({ plan }) => !plan.is_there)
  const people = await peopleOfRows(tx, coming)
  const byEstate = Map.groupBy(coming, ({ plan }) => plan.estate.id ?? nameKey(plan.estate.name))
  const outcomes = [...there]
  for (const of of byEstate.values()) outcomes.push(...(await importInto(tx, actor, import_id, of, people)))
  await markDone(tx, import_id, outcomes)
}

const nothingMade = (number: number): Outcome => ({
  number,
  estate_id: null,
  property_id: null,
  unit_id: null,
  lease_id: null,
  tenant_id: null,
  landlord_id: null,
  made: [],
})

async function importInto(
  tx: Tx,
  actor: Actor,
  import_id: string,
  rows: readonly PlannedImportRow[],
  people: FoundPeople,
): Promise<Outcome[]> {
  const [first] = rows
  if (!first) return []
  const estate = await findOrMakeEstate(tx, actor, import_id, first.plan.estate)
  const homes = await importUnits(
    tx,
    estate.id,
    rows.map(({ plan }) => ({
      property: plan.property,
      landlord_id: plan.landlord && people.idOf(plan.landlord),
      unit: unitDraft(plan),
    })),
  )
  const placed = rows.map((row, at) => ({
    ...row,
    home: homes[at] as ImportedUnit,
    tenant_id: row.plan.tenant && people.idOf(row.plan.tenant),
  }))
  const leases = await leasesOf(tx, actor, import_id, placed)
  const waiting = await importBalances(tx, import_id, withoutLease(placed))
  await notifyWaitingTenants(tx, import_id, [
    ...placed.filter(({ number }) => leases.get(number)?.waits),
    ...waiting,
  ])
  await publish(tx, estateSetupChanged, { estate_id: estate.id })
  const seen = new Set<string>()
  return placed.map(({ number, plan, home, tenant_id }, at) => {
    const landlord_id = plan.landlord && people.idOf(plan.landlord)
    const isFirstOfProperty = home.is_new_property && !seen.has(home.unit.property_id)
    seen.add(home.unit.property_id)
    const made = [
      estate.is_new && at === 0 && 'estate',
      isFirstOfProperty && 'property',
      home.is_new_unit && 'unit',
      leases.has(number) && 'lease',
      tenant_id && people.takeNew(tenant_id) && 'tenant',
      landlord_id && people.takeNew(landlord_id) && 'landlord',
    ]
    return {
      number,
      estate_id: estate.id,
      property_id: home.unit.property_id,
      unit_id: home.unit.id,
      lease_id: leases.get(number)?.id ?? null,
      tenant_id,
      landlord_id,
      made: made.flatMap((what) => what || []),
    }
  })
}

function unitDraft({ unit }: Plan) {
  const { block, bedrooms, ...rest } = unit
  return {
    ...rest,
    ...(block === null ? {} : { block }),
    ...(bedrooms === null ? {} : { bedrooms }),
  }
}

async function markDone(tx: Tx, import_id: string, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update import_row r set state = 'DONE', estate_id = o.estate_id, property_id = o.property_id, unit_id = o.unit_id,
      lease_id = o.lease_id, tenant_id = o.tenant_id, landlord_id = o.landlord_id, made = o.made
    from jsonb_populate_recordset(null::import_row, ${JSON.stringify(outcomes)}::jsonb) o
    where r.import_id = ${import_id} and r.number = o.number and r.state = 'READY'`.execute(tx)
}
