import type { Comparison } from '@gida/contract/domains/admin/merging'
import { HELD_KINDS, type HeldKind } from '@gida/contract/domains/admin/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { getUser } from '../../users/index.ts'
import { type AccountRow, accounts, presentAccount } from './accounts.ts'
import { obstaclesOf } from './refuse-merge.ts'

/** The tables and columns from which an account's records are counted. */
const HELD: Record<HeldKind, [table: string, columns: readonly string[]]> = {
  leases: ['lease', ['tenant_id', 'landlord_id']],
  properties: ['property', ['landlord_id']],
  payments: ['payment', ['tenant_id', 'landlord_id']],
  receipts: ['receipt', ['tenant_id', 'landlord_id']],
  memberships: ['estate_association', ['user_id']],
  messages: ['message', ['sender_id']],
  documents: ['document', ['person_id', 'uploaded_by']],
  requests: ['maintenance_request', ['reported_by', 'assigned_to']],
  meetings: ['meeting_invitee', ['user_id']],
  notices: ['notice', ['tenant_id', 'landlord_id']],
}

export async function comparePeople(tx: Tx, first_id: string, second_id: string): Promise<Comparison> {
  const rows = await accounts(tx).where('u.id', 'in', [first_id, second_id]).execute()
  const [first, second] = [first_id, second_id].map((id) => orNotFound(rows.find((row) => row.id === id)))
  if (!first || !second) throw new Error('Neither is there.')
  return {
    first: await sideOf(tx, first),
    second: await sideOf(tx, second),
    obstacles: await obstaclesOf(tx, { first, second }),
    takes: {
      email: first.email === null && second.email !== null,
      phone: first.phone === null && second.phone !== null,
    },
  }
}

async function sideOf(tx: Tx, row: AccountRow): Promise<Comparison['first']> {
  const { estates } = await getUser(tx, row.id)
  const counts = HELD_KINDS.map((kind) => countOf(kind, row.id))
  const held = await sql<Record<HeldKind, number>>`select ${sql.join(counts)}`.execute(tx)
  return {
    ...presentAccount(row),
    estates: [...new Set(estates.map(({ name }) => name))],
    holds: orNotFound(held.rows[0]),
  }
}

function countOf(kind: HeldKind, id: string): RawBuilder<unknown> {
  const [table, columns] = HELD[kind]
  const theirs = columns.map((column) => sql`${sql.ref(column)} = ${id}`)
  return sql`(select count(*)::int from ${sql.table(table)} where ${sql.join(theirs, sql` or `)}) as ${sql.ref(kind)}`
}
