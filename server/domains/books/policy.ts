import type { Actor } from '../../platform/access/actor.ts'
import { canWriteEstate } from '../estates/index.ts'

type OfEstate = Parameters<typeof canWriteEstate>[1]

/** Whoever runs the estate spends its service charge and bills it. */
export const canManageFund = (actor: Actor, estate: OfEstate): boolean =>
  actor.role !== 'TENANT' && canWriteEstate(actor, estate)

/** An invoice may name prices and people: it is for those who run or own, not for every neighbour. */
export const canSeeExpenseEvidence = (actor: Actor): boolean =>
  actor.role !== 'TENANT' && actor.permissions.has('properties_read')

/** A landlord sees what is theirs of the books; a tenant's credit may come from another landlord's unit. */
export const canSeeCredit = (actor: Actor): boolean =>
  ['ESTATE_MANAGER', 'TENANT', 'ADMIN'].includes(actor.role)
