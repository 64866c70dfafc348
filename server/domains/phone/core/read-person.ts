import { lagosDay } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { alertWaitingFor } from '../../alerts/index.ts'
import { readDebt } from '../../charges/index.ts'
import { findLastReceipt } from '../../receipts/index.ts'
import { listPaymentInstructions } from '../../transfers/index.ts'
import { getUser } from '../../users/index.ts'
import type { Home, Person } from './answer.ts'

/** Selectable by one digit. */
const MOST_HOMES = 9

export type KnownPerson = Omit<Person, 'alert' | 'pin'> & { estate_id: string | null }

/** Everything that may be told to a person, read with their own rights. */
export async function readPerson(tx: Tx, actor: Actor): Promise<KnownPerson> {
  const { user_id: tenant_id } = actor
  const [user, tenancies, debt, last] = await Promise.all([
    getUser(tx, tenant_id),
    readHomes(tx, actor),
    readDebt(tx, actor, { tenant_id }),
    findLastReceipt(tx, tenant_id),
  ])
  const homes = tenancies.filter(({ is_over }) => !is_over)
  const left = tenancies.filter(({ is_over }) => is_over)
  const estate_id = (homes[0] ?? left[0])?.estate_id ?? user.estates[0]?.estate_id ?? null
  return {
    ...{ homes, left, debt, estate_id },
    language: user.language as Language,
    receipt: last ? { number: last.number, amount: last.amount, day: lagosDay(last.issued_at) } : null,
    waiting: user.phone ? await asSystem(tx, () => alertWaitingFor(tx, user.phone ?? '')) : null,
    office: estate_id ? await asSystem(tx, () => officeOf(tx, estate_id)) : null,
  }
}

/** Current tenancies, then former ones with open debt, in the app's order, which also numbers them. */
async function readHomes(tx: Tx, actor: Actor): Promise<(Home & { estate_id: string; is_over: boolean })[]> {
  if (actor.role !== 'TENANT') return []
  const { data } = await listPaymentInstructions(tx, actor, { page: 1, limit: MOST_HOMES })
  if (data.length === 0) return []
  const leases = await tx
    .selectFrom('lease')
    .select(['id', 'unit_id', 'estate_id', 'status'])
    .select(sql<boolean>`app.suspended_since(estate_id) is not null`.as('is_suspended'))
    .where(
      'id',
      'in',
      data.map(({ lease_id }) => lease_id),
    )
    .execute()
  return data.flatMap(({ lease_id, unit_label: label, pay_code, virtual_account: own, bank_accounts }) => {
    const { unit_id, estate_id, is_suspended, status } = leases.find(({ id }) => id === lease_id) ?? {}
    if (!unit_id || !estate_id) return []
    const { account_number, bank_name, account_name } = own ?? {}
    const isOpen = own?.state === 'OPEN' && account_number && bank_name && account_name
    return {
      ...{ unit_id, estate_id, label, pay_code, shared: bank_accounts[0] ?? null },
      is_suspended: is_suspended ?? false,
      is_over: status !== 'ACTIVE',
      own: isOpen ? { account_number, bank_name, account_name } : null,
    }
  })
}

/** The longest-serving manager with a phone number. */
async function officeOf(tx: Tx, estate_id: string): Promise<Person['office']> {
  const { rows } = await sql<{ name: string; phone: string }>`
    select u.full_name as name, u.phone from estate_association a join users u on u.id = a.user_id
    where a.estate_id = ${estate_id} and a.role = 'ESTATE_MANAGER' and u.phone is not null and u.status <> 'INACTIVE'
    order by a.created_at, u.id limit 1`.execute(tx)
  return rows[0] ?? null
}
