import type { SignInspection } from '@gida/contract/domains/inspections/inspection'
import { REMARK_DAYS } from '@gida/contract/domains/inspections/rules'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { inspectionChanged } from '../events.ts'
import { maySignAsTenant } from '../policy.ts'
import { getInspection, type InspectionRow, lockInspection } from './inspection-queries.ts'
import { itemsOf } from './items.ts'
import { refuseUnlessDraft } from './save-items.ts'
import { hashOf } from './seal.ts'

/** Signs a report by the hash of what was read. The first signature, by staff, seals it. */
export async function signInspection(
  tx: Tx,
  actor: Actor,
  id: string,
  signature: SignInspection,
): Promise<InspectionRow> {
  const seen = await getInspection(tx, id)
  const mayBe = signature.side === 'STAFF' ? seen.is_run : seen.is_run || seen.tenant_id === actor.user_id
  if (!mayBe) throw problem('PERMISSION_DENIED')
  refuseUnclear(signature)
  const inspection = await lockInspection(tx, id)
  await (signature.side === 'STAFF'
    ? seal(tx, inspection, signature)
    : refuseSigning(actor, inspection, signature))
  const { side, way, name, reason, hash } = signature
  await tx
    .insertInto('inspection_signature')
    .values({
      ...{ inspection_id: id, side, way, name, hash: Buffer.from(hash, 'hex') },
      ...{ drawing: way === 'DRAWN' ? signature.drawing : null, reason: way === 'REFUSED' ? reason : '' },
      ...{ recorded_by: actor.user_id, at: tx.now },
    })
    .execute()
  const to = side === 'STAFF' ? 'SEALED' : way === 'REFUSED' ? 'REFUSED' : 'SIGNED'
  await publish(tx, inspectionChanged, { inspection_id: id, to, at: tx.now.toISOString() })
  return getInspection(tx, id)
}

function refuseUnclear({ side, way, drawing, reason }: SignInspection): void {
  if (way === 'DRAWN' && !drawing)
    throw problem('VALIDATION_ERROR', [
      { path: 'drawing', message: 'Draw your signature, or type your name.' },
    ])
  if (way === 'REFUSED' && side === 'STAFF')
    throw problem('VALIDATION_ERROR', [
      { path: 'way', message: 'The person who wrote the report must sign it.' },
    ])
  if (way === 'REFUSED' && reason.length < 3)
    throw problem('VALIDATION_ERROR', [{ path: 'reason', message: 'Say why.' }])
}

/** Freezes the report. Deteriorated or changed items need a photo. */
async function seal(tx: Tx, inspection: InspectionRow, { hash }: SignInspection): Promise<void> {
  refuseUnlessDraft(inspection)
  const missing = (await itemsOf(tx, inspection.id)).filter(({ needs_photo }) => needs_photo)
  if (missing.length > 0)
    throw new Problem('PHOTOS_MISSING', {
      message: `A photo is missing for: ${missing.map(({ room, name }) => `${room}, ${name}`).join('; ')}.`,
      details: { items: missing.map(({ id }) => id) },
    })
  if (hash !== (await hashOf(tx, inspection))) throw problem('CONFLICT')
  await tx
    .updateTable('inspection')
    .set({
      ...{ status: 'SEALED', sealed_at: tx.now, hash: Buffer.from(hash, 'hex') },
      remarks_until: startOfDay(addDays(lagosDay(tx.now), REMARK_DAYS + 1)),
    })
    .where('id', '=', inspection.id)
    .where('status', '=', 'DRAFT')
    .execute()
}

const NOT_NOW = {
  DRAFT: 'The person who wrote the report must sign first.',
  CLOSED: 'The time for signing is over. The report stays unsigned.',
  CANCELLED: 'This report was cancelled.',
}

function refuseSigning(actor: Actor, inspection: InspectionRow, { hash }: SignInspection): void {
  const { status, has_tenant_signed } = inspection
  const refuse = (message: string) => new Problem('ILLEGAL_STATE', { message, details: { status } })
  if (has_tenant_signed) throw refuse('The tenant has already signed. They can only sign once.')
  if (status !== 'SEALED') throw refuse(NOT_NOW[status])
  if (!maySignAsTenant(actor, inspection)) throw refuse('Nobody rents this unit, so nobody else can sign.')
  if (hash !== inspection.hash?.toString('hex')) throw problem('CONFLICT')
}
