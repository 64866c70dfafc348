import type { Actor } from '../../platform/access/actor.ts'
import { canWriteEstate } from '../estates/index.ts'

type OfEstate = Parameters<typeof canWriteEstate>[1]

/** Those who run the estate bill and spend its service charge. */
export const canManageFund = (actor: Actor, estate: OfEstate): boolean =>
  actor.role !== 'TENANT' && canWriteEstate(actor, estate)

/** Invoices may name prices and people, so other tenants cannot see them. */
export const canSeeExpenseEvidence = (actor: Actor): boolean =>
  actor.role !== 'TENANT' && actor.permissions.has('properties_read')

/** Landlords only see their own accounts, and a tenant's credit may come from another landlord's unit. */
export const canSeeCredit = (actor: Actor): boolean =>
  ['ESTATE_MANAGER', 'TENANT', 'ADMIN'].includes(actor.role)
