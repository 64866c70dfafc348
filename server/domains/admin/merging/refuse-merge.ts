import type { MergePeople } from '@gida/contract/domains/admin/merging'
import { ROLE_NAMES, type Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { isOnHold } from '../../../platform/retention/on-hold.ts'
import type { UserRow } from '../../users/index.ts'

type Person = Pick<
  UserRow,
  'id' | 'full_name' | 'email' | 'phone' | 'role' | 'status' | 'merged_into' | 'erased_at'
>
type Both = { first: Person; second: Person }
type MergeConfirmations = Pick<MergePeople, 'confirm_contact' | 'closed_seen' | 'holds_seen'>
export type Obstacle = { path: 'second_id' | 'closed_seen' | 'holds_seen'; message: string }

/** Locks both accounts until the transaction ends, in a fixed order, so that concurrent merges cannot deadlock. */
export async function lockBoth(tx: Tx, first_id: string, second_id: string): Promise<Both> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'phone', 'role', 'status', 'merged_into', 'erased_at'])
    .where('id', 'in', [first_id, second_id])
    .orderBy('id')
    .forUpdate()
    .execute()
  const one = (id: string) => orNotFound(rows.find((row) => row.id === id))
  return { first: one(first_id), second: one(second_id) }
}

/** Throws the obstacles to a merge that were not confirmed. */
export async function refuseMerge(
  tx: Tx,
  { first, second, ...said }: Both & MergeConfirmations,
): Promise<void> {
  const against = (await obstaclesOf(tx, { first, second })).filter(
    ({ path }) => path === 'second_id' || !said[path],
  )
  if (against.length > 0) throw problem('VALIDATION_ERROR', against)
  const contact = second.email ?? second.phone ?? '' // two accounts of one person may have the same name
  if (said.confirm_contact.trim().toLowerCase() !== contact.toLowerCase())
    throw problem('VALIDATION_ERROR', [
      { path: 'confirm_contact', message: `Write how the account that ends is reached: ${contact}` },
    ])
}

/** The obstacles to a merge: permanent ones, and those that the requester can confirm. */
export async function obstaclesOf(tx: Tx, { first, second }: Both): Promise<Obstacle[]> {
  const never = (message: string): Obstacle => ({ path: 'second_id', message })
  if (first.id === second.id) return [never('This is the same account. Choose another one.')]
  const obstacles: Obstacle[] = []
  for (const { full_name, role, merged_into, erased_at } of [first, second]) {
    if (role === 'ADMIN') obstacles.push(never(`${full_name} is a super admin, who is never merged.`))
    if (merged_into) obstacles.push(never(`${full_name} has been merged into another account already.`))
    if (erased_at) obstacles.push(never(`${full_name} has been erased.`))
  }
  if (first.role !== second.role)
    obstacles.push(
      never(`One is ${nameOf(first.role)}, the other ${nameOf(second.role)}. Give both the same role first.`),
    )
  if (await haveLease(tx, first.id, second.id))
    obstacles.push(never('They have a lease with each other: one is the landlord, the other the tenant.'))
  if (await isAsking(tx, [first.id, second.id]))
    obstacles.push(never('One of them asks for their data, or to be erased. Answer that first.'))
  for (const { full_name, status } of [first, second])
    if (status === 'INACTIVE')
      obstacles.push({ path: 'closed_seen', message: `${full_name} is deactivated or suspended.` })
  for (const { id, full_name } of [first, second])
    if (await isOnHold(tx, { user_id: id }))
      obstacles.push({ path: 'holds_seen', message: `${full_name} is under a legal hold.` })
  return obstacles
}

const nameOf = (role: Role) => ROLE_NAMES[role]

async function haveLease(tx: Tx, first: string, second: string): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select exists (select from lease where (tenant_id, landlord_id) in ((${first}::uuid, ${second}::uuid), (${second}::uuid, ${first}::uuid)))
      as is_so`.execute(tx)
  return rows[0]?.is_so ?? false
}

const isAsking = (tx: Tx, people: readonly string[]) =>
  exists(
    tx
      .selectFrom('privacy_request')
      .select('id')
      .where('user_id', 'in', [...people])
      .where('closed_at', 'is', null),
  )
