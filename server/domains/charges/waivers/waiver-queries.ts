import type { Waiver, WaiverKind, WaiverQuery } from '@gida/contract/domains/charges/waiver'
import { type Page, pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { rowsOf, scopeOf } from '../../estates/index.ts'
import { canWaive } from '../policy.ts'

const waivers = (tx: Tx) =>
  tx
    .selectFrom('waiver')
    .innerJoin('charge', 'charge.id', 'waiver.charge_id')
    .innerJoin('unit', 'unit.id', 'waiver.unit_id')
    .leftJoin('users as tenant', 'tenant.id', 'waiver.tenant_id')
    .leftJoin('users as giver', 'giver.id', 'waiver.created_by')
    .selectAll('waiver')
    .select(['charge.description', 'unit.name as unit_name'])
    .select(['tenant.full_name as tenant_name', 'giver.full_name as giver_name'])
type WaiverRow = Awaited<ReturnType<ReturnType<typeof waivers>['executeTakeFirstOrThrow']>>

export async function getWaiver(tx: Tx, actor: Actor, id: string): Promise<Waiver> {
  return presentWaiver(orNotFound(await waivers(tx).where('waiver.id', '=', id).executeTakeFirst()), actor)
}

/** What was given up, newest first; what was asked for again stays in the list and says so. */
export async function listWaivers(tx: Tx, actor: Actor, query: WaiverQuery): Promise<Page<Waiver>> {
  let found = waivers(tx).where(rowsOf(scopeOf(actor, query.estate_id), 'waiver'))
  if (query.estate_id) found = found.where('waiver.estate_id', '=', query.estate_id)
  if (query.charge_id) found = found.where('waiver.charge_id', '=', query.charge_id)
  if (query.kind) found = found.where('waiver.kind', '=', query.kind)
  const { rows, total } = await readPage(
    found.orderBy('waiver.created_at', 'desc').orderBy('waiver.id', 'desc'),
    query,
  )
  return { data: rows.map((row) => presentWaiver(row, actor)), pagination: pagination(query, total) }
}

/** A write-off is undone by whoever may write off. */
export const canUndo = (actor: Actor, { kind }: { kind: WaiverKind }) =>
  canWaive(actor) && (kind === 'WAIVER' || actor.permissions.has('payments_write_off'))

const presentWaiver = (row: WaiverRow, actor: Actor): Waiver => ({
  id: row.id,
  kind: row.kind,
  charge_id: row.charge_id,
  charge_description: row.description,
  estate_id: row.estate_id,
  tenant_name: row.tenant_name ?? '',
  unit_name: row.unit_name,
  amount: row.amount,
  recovered_amount: row.recovered_amount,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  created_by_name: row.giver_name ?? '',
  undone_at: row.undone_at?.toISOString() ?? null,
  can: { undo: row.undone_at === null && row.recovered_amount < row.amount && canUndo(actor, row) },
})
