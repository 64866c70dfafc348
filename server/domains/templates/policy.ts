import { audienceOf } from '@gida/contract/domains/documents/rules'
import { FILED_AS, type TemplateKind } from '@gida/contract/domains/templates/kinds'
import type { Actor } from '../../platform/access/actor.ts'

/** Managers of the estate, and landlords who belong to it. */
export const canCreate = (actor: Actor, estate: { is_managed: boolean }): boolean =>
  estate.is_managed || actor.role === 'ADMIN' || actor.role === 'LANDLORD'

export const canWrite = (actor: Actor, template: { is_managed: boolean; created_by: string }): boolean =>
  template.is_managed || (actor.role === 'LANDLORD' && template.created_by === actor.user_id)

/** Documents filed for managers and owners only cannot be made by agents. */
export const canGenerate = (actor: Actor, kind: TemplateKind): boolean =>
  actor.role !== 'PROPERTY_MANAGER' || audienceOf(FILED_AS[kind], 'lease') !== 'OWNERS'
