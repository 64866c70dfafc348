import type { Business } from '../businesses/business.ts'
import { getByIdOrCode } from '../businesses/own-rows.ts'
import { presentListedSubaccount, type Subaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'

export const bearers = ['subaccount', 'account', 'all-proportional', 'all'] as const
export type BearerType = (typeof bearers)[number]

/** A group. `share` is each subaccount's own part, the reverse of a subaccount's `percentage_charge`. */
export type Split = {
  id: number
  business_id: number
  split_code: string
  name: string
  type: 'percentage' | 'flat'
  currency: string
  bearer_type: BearerType
  bearer_subaccount: string | null
  active: number
  is_dynamic: number
  created_at: number
  updated_at: number
}
export type Member = Subaccount & { share: number }

export function getSplit(world: World, business: Business, idOrCode: string): Split {
  const kind = { table: 'splits', noun: 'Split', code: 'split_code' }
  return getByIdOrCode(world, business, kind, idOrCode)
}

export function splitById(world: World, id: number | null): Split | undefined {
  return id === null ? undefined : world.db.get<Split>('select * from splits where id = ?', id)
}

export function membersOf(world: World, splitId: number): Member[] {
  const sql = `select s.*, m.share from split_members m join subaccounts s on s.id = m.subaccount_id
    where m.split_id = ? order by s.id`
  return world.db.all<Member>(sql, splitId)
}

export function presentSplit(world: World, split: Split) {
  const subaccounts = membersOf(world, split.id).map((member) => {
    const { percentage_charge, bank_id, active, ...subaccount } = presentListedSubaccount(member)
    return { subaccount, share: member.share }
  })
  return {
    id: split.id,
    name: split.name,
    type: split.type,
    currency: split.currency,
    integration: split.business_id,
    domain: 'test',
    split_code: split.split_code,
    active: split.active === 1,
    bearer_type: split.bearer_type,
    bearer_subaccount: split.bearer_subaccount,
    createdAt: new Date(split.created_at).toISOString(),
    updatedAt: new Date(split.updated_at).toISOString(),
    is_dynamic: split.is_dynamic === 1,
    subaccounts,
    total_subaccounts: subaccounts.length,
  }
}
