import type { DocumentStatus, RelatedType } from '@gida/contract/domains/documents/kinds'
import type { Actor } from '../../platform/access/actor.ts'

type Of = {
  related_entity_type: RelatedType
  person_id: string | null
  uploaded_by: string
  status: DocumentStatus
  /** Whether the actor manages its estate or owns the home. */
  is_run: boolean
  is_managed: boolean
  /** Whether they see it by what it belongs to, and not by name alone. */
  is_by_name: boolean
  /** Whether it is a notice that was served, or proves that one was. */
  is_served: boolean
}
const writes = ({ permissions }: Actor) => permissions.has('documents_write')

/** Nobody checks a paper about themselves. */
export const canVerify = (actor: Actor, of: Of): boolean =>
  actor.permissions.has('documents_verify') &&
  of.is_run &&
  !(of.related_entity_type === 'person' && of.person_id === actor.user_id)

export const canShare = (actor: Actor, of: Of): boolean => writes(actor) && of.is_run

/** Whoever runs the home, and whoever sent it. */
const canEdit = (actor: Actor, of: Of): boolean =>
  writes(actor) && (of.is_run || (of.uploaded_by === actor.user_id && !of.is_by_name))

/** What was served stands as it was served. */
export const canReplace = (actor: Actor, of: Of): boolean => canEdit(actor, of) && !of.is_served

/** Once it is verified, what was verified stays as it was for who may not verify. */
export const canChange = (actor: Actor, of: Of): boolean =>
  of.status === 'VERIFIED' ? writes(actor) && canVerify(actor, of) : canEdit(actor, of)

/** Nobody but the manager of the estate deletes what somebody else filed. */
export const canRemove = (actor: Actor, of: Of): boolean =>
  (of.is_managed || of.uploaded_by === actor.user_id) && canChange(actor, of)
