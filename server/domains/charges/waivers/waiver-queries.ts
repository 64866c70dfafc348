import type { Waiver, WaiverKind, WaiverQuery } from '@gida/contract/domains/charges/waiver'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given, pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
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

/** A waiver as it is told to its tenant, with the amount that undoing it reinstates. */
export async function getToldWaiver(tx: Tx, id: string) {
  const found = waivers(tx).select(standing.as('standing')).where('waiver.id', '=', id)
  return orNotFound(await found.executeTakeFirst())
}

/** Waivers and write-offs, newest first; undone ones are included and marked. */
export async function listWaivers(tx: Tx, actor: Actor, query: WaiverQuery): Promise<Page<Waiver>> {
  const { estate_id, charge_id, kind } = query
  const asked = { 'waiver.estate_id': estate_id, 'waiver.charge_id': charge_id, 'waiver.kind': kind }
  const found = waivers(tx)
    .where(rowsOf(scopeOf(actor, estate_id), 'waiver'))
    .where((eb) => eb.and(given(asked)))
    .orderBy('waiver.created_at', 'desc')
    .orderBy('waiver.id', 'desc')
  return pageOf(found, query, (row) => presentWaiver(row, actor))
}

/** What can still be reinstated: without what was recovered by payments or has lapsed; kobo. */
export const standing = sql<number>`(waiver.amount - waiver.recovered_amount - waiver.lapsed_amount)`

/** Undoing a write-off needs the permission to write off. */
export const canUndo = (actor: Actor, { kind }: { kind: WaiverKind }) =>
  canWaive(actor) && (kind === 'WAIVER' || actor.permissions.has('payments_write_off'))

const isStanding = (row: WaiverRow) => row.recovered_amount + row.lapsed_amount < row.amount

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
  lapsed_amount: row.lapsed_amount,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  created_by_name: row.giver_name ?? '',
  undone_at: row.undone_at?.toISOString() ?? null,
  can: { undo: row.undone_at === null && isStanding(row) && canUndo(actor, row) },
})
