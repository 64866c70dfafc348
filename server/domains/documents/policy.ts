import type { DocumentStatus, RelatedType } from '@gida/contract/domains/documents/kinds'
import type { Actor } from '../../platform/access/actor.ts'

type Of = {
  related_entity_type: RelatedType
  person_id: string | null
  uploaded_by: string
  status: DocumentStatus
  /** Whether the actor manages its estate or owns the unit. */
  is_run: boolean
  is_managed: boolean
  /** Whether they see it only because it was shared with them by name. */
  is_by_name: boolean
  /** Whether it is a served notice, or proof of service. */
  is_served: boolean
  /** Whether signers have been asked and have not all answered. */
  is_out: boolean
}
const writes = ({ permissions }: Actor) => permissions.has('documents_write')

/** Nobody verifies a document about themselves. */
export const canVerify = (actor: Actor, of: Of): boolean =>
  actor.permissions.has('documents_verify') &&
  of.is_run &&
  !(of.related_entity_type === 'person' && of.person_id === actor.user_id)

export const canShare = (actor: Actor, of: Of): boolean => writes(actor) && of.is_run

/** Those who run the unit, and the uploader. */
const canEdit = (actor: Actor, of: Of): boolean =>
  writes(actor) && (of.is_run || (of.uploaded_by === actor.user_id && !of.is_by_name))

/** A document that was served, or is out to be signed, cannot be replaced. */
export const canReplace = (actor: Actor, of: Of): boolean => canEdit(actor, of) && !of.is_served && !of.is_out

/** After verification, only those who may verify can change it. */
export const canChange = (actor: Actor, of: Of): boolean =>
  of.status === 'VERIFIED' ? writes(actor) && canVerify(actor, of) : canEdit(actor, of)

/** Only the estate's managers delete what others have filed. */
export const canRemove = (actor: Actor, of: Of): boolean =>
  (of.is_managed || of.uploaded_by === actor.user_id) && canChange(actor, of)
