import { type Business, businessTime } from '../businesses/business.ts'
import { asFields, asFlag, asNumber, asText, type Fields, parseJson } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import { type BearerType, bearers, getSplit, membersOf, type Split } from './split.ts'

export function createSplit(world: World, business: Business, body: Fields, isDynamic = false): Split {
  const name = asText(body.name) ?? (isDynamic ? 'Dynamic split' : undefined)
  if (!name) throw invalid('name is required', 'missing_params')
  const type = asText(body.type)
  if (type !== 'percentage' && type !== 'flat') throw invalid('type must be percentage or flat')
  const wanted = typeof body.subaccounts === 'string' ? parseJson(body.subaccounts) : body.subaccounts
  if (!Array.isArray(wanted) || wanted.length === 0)
    throw invalid('subaccounts is required', 'missing_params')
  return world.db.transaction(() => {
    const now = businessTime(world, business)
    const split_code = `SPL_${randomCode(10)}`
    world.db.insert('splits', {
      business_id: business.id,
      split_code,
      name,
      type,
      currency: asText(body.currency) ?? 'NGN',
      ...readBearer(body),
      is_dynamic: Number(isDynamic),
      created_at: now,
      updated_at: now,
    })
    const split = getSplit(world, business, split_code)
    for (const member of wanted) addMember(world, business, split, asFields(member))
    return split
  })
}

export function updateSplit(world: World, business: Business, split: Split, body: Fields): Split {
  world.db.update('splits', split.id, {
    name: asText(body.name) ?? split.name,
    active: Number(asFlag(body.active) ?? split.active === 1),
    ...(body.bearer_type === undefined ? {} : readBearer(body)),
    updated_at: businessTime(world, business),
  })
  return getSplit(world, business, split.split_code)
}

/** A member that is there already gets the new share. */
export function addMember(world: World, business: Business, split: Split, body: Fields) {
  const share = asNumber(body.share)
  if (share === undefined || !Number.isInteger(share) || share <= 0) throw invalid('Invalid share')
  const { id } = getSubaccount(world, business, asText(body.subaccount) ?? '')
  world.db.transaction(() => {
    world.db.run('delete from split_members where split_id = ? and subaccount_id = ?', split.id, id)
    world.db.insert('split_members', { split_id: split.id, subaccount_id: id, share })
    const sum = membersOf(world, split.id).reduce((total, member) => total + member.share, 0)
    if (split.type === 'percentage' && sum > 100) throw invalid('Shares add to more than 100 percent')
  })
}

export function removeMember(world: World, business: Business, split: Split, body: Fields) {
  const { id } = getSubaccount(world, business, asText(body.subaccount) ?? '')
  world.db.run('delete from split_members where split_id = ? and subaccount_id = ?', split.id, id)
}

function readBearer(body: Fields): { bearer_type: BearerType; bearer_subaccount: string | null } {
  const wanted = asText(body.bearer_type) ?? 'account'
  const bearer_type = bearers.find((known) => known === wanted)
  if (!bearer_type) {
    const message = 'Invalid bearer type : must be one of: subaccount, account, all-proportional or all'
    throw invalid(message, 'invalid_params')
  }
  const bearer_subaccount = asText(body.bearer_subaccount) ?? null
  if (bearer_type === 'subaccount' && !bearer_subaccount) throw invalid('bearer_subaccount is required')
  return { bearer_type, bearer_subaccount }
}
