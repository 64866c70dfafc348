import { type BulkOutcome, BulkUpdateRow } from '@gida/contract/domains/estates/bulk'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { canWriteProperty } from '../policy.ts'
import { readRows } from './bulk-rows.ts'
import { nameTaken } from './insert-units.ts'
import { lockUnits, referencesTo } from './lock-units.ts'
import { whyNotMove } from './unit-moves.ts'

type LockedUnit = Awaited<ReturnType<typeof lockUnits>>[number]

/** Changes many units in one statement. Rows that fail are reported without affecting the others. */
export async function bulkUpdateUnits(tx: Tx, actor: Actor, sent: readonly unknown[]): Promise<BulkOutcome> {
  const read = readRows(
    sent,
    BulkUpdateRow.transform((row) => ({ ...row, unit_id: row.unit_id.toLowerCase() })),
  )
  const ids = read.rows.map(({ wanted }) => wanted.unit_id)
  const units = new Map((await lockUnits(tx, ids)).map((unit) => [unit.id, unit]))
  const hanging = await referencesTo(tx, [...units.keys()])

  const allowed = read
    .sift(({ unit_id, status }) => {
      const unit = units.get(unit_id)
      if (!unit) return problem('NOT_FOUND')
      if (!canWriteProperty(actor, unit)) return problem('PERMISSION_DENIED')
      if (unit.archived_at) return problem('ARCHIVED')
      const message = status && whyNotMove({ ...unit, is_let: hanging.get(unit_id)?.is_let === true }, status)
      return message ? new Problem('ILLEGAL_STATE', { message }) : null
    })
    .once(
      ({ unit_id }) => unit_id,
      ({ unit_id }) =>
        new Problem('CONFLICT', { message: `Unit ${units.get(unit_id)?.name} is listed twice.` }),
    )

  const renamed = (row: BulkUpdateRow): LockedUnit | undefined => {
    const unit = units.get(row.unit_id)
    return row.name !== undefined && row.name !== unit?.name ? unit : undefined
  }
  const keyOf = (row: BulkUpdateRow) => {
    const unit = renamed(row)
    return unit && `${unit.property_id} ${row.name}`
  }
  const taken = await namesTaken(
    tx,
    allowed.rows.flatMap(({ wanted }) => {
      const unit = renamed(wanted)
      return unit && wanted.name !== undefined ? [{ property_id: unit.property_id, name: wanted.name }] : []
    }),
  )
  const refusal = (row: BulkUpdateRow) =>
    nameTaken(units.get(row.unit_id)?.property_name ?? '', row.name ?? '')
  const fitting = allowed
    .sift((row) => (taken.has(keyOf(row) ?? '') ? refusal(row) : null))
    .once(keyOf, refusal)

  if (fitting.rows.length > 0)
    await updateAll(
      tx,
      fitting.rows.map(({ wanted }) => wanted),
    )
  return fitting.outcome(({ unit_id }) => unit_id)
}

/** Names in use; a name that another row of the request would free counts as used. */
async function namesTaken(
  tx: Tx,
  wanted: { property_id: string; name: string }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select unit.property_id || ' ' || unit.name as key
    from unit join jsonb_to_recordset(${JSON.stringify(wanted)}) as w (property_id uuid, name text)
      on unit.property_id = w.property_id and unit.name = w.name
    where unit.archived_at is null`.execute(tx)
  return new Set(rows.map((row) => row.key))
}

/** The rows are locked, so they are unchanged since validation. Fields not given stay. */
async function updateAll(tx: Tx, rows: readonly BulkUpdateRow[]): Promise<void> {
  await sql`
    update unit set
      name = coalesce(w.name, unit.name), block = coalesce(w.block, unit.block), floor = coalesce(w.floor, unit.floor),
      bedrooms = coalesce(w.bedrooms, unit.bedrooms), rent_amount = coalesce(w.rent_amount, unit.rent_amount),
      frequency = coalesce(w.frequency, unit.frequency), service_charge = coalesce(w.service_charge, unit.service_charge),
      caution_deposit = coalesce(w.caution_deposit, unit.caution_deposit), status = coalesce(w.status, unit.status)
    from jsonb_to_recordset(${JSON.stringify(rows)}) as w (unit_id uuid, name text, block text, floor int, bedrooms int,
      rent_amount bigint, frequency rent_frequency, service_charge bigint, caution_deposit bigint, status unit_status)
    where unit.id = w.unit_id`
    .execute(tx)
    .catch((error) => {
      // The name was taken between validation and update.
      if (brokenConstraint(error) === 'unit_property_id_name_key') throw problem('CONFLICT')
      throw error
    })
}
