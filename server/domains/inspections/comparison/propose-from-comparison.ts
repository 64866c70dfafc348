import type { ComparedItem, Comparison } from '@gida/contract/domains/inspections/comparison'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { proposeDeductions } from '../../deposits/index.ts'
import { evidenceFiles } from '../../payments/index.ts'
import { photoKey } from '../photos/add-photo.ts'
import { mayDeduct } from '../policy.ts'
import { getInspection, lockForStaff } from '../reports/inspection-queries.ts'
import { getComparison } from './get-comparison.ts'
import { refuseSettled } from './set-deduction.ts'

const MOST_REASON = 200
const nameOf = ({ item: { room, name } }: ComparedItem) => `${room}, ${name}`
const photosOf = ({ item, photo_ids }: ComparedItem) =>
  [item.before?.photo_ids.at(-1), photo_ids.at(-1)].flatMap((id) => id ?? [])

/**
 * Proposes the deductions of a comparison for the deposit, each with its two photos and document. Other proposals stay. Photos are
 * filed as evidence first, each once; then everything is proposed in one transaction.
 */
export async function proposeFromComparison(
  services: Services,
  actor: Actor,
  id: string,
): Promise<Comparison> {
  const { rows } = await services.transaction(actor, (tx) => proposable(tx, id))
  await keepPhotos(services, actor, rows.flatMap(photosOf))
  return services.transaction(actor, async (tx) => {
    await lockForStaff(tx, id)
    const { rows, lease_id, comparison } = await proposable(tx, id)
    const evidence = await asSystem(tx, () => evidenceOf(tx, rows.flatMap(photosOf)))
    const others = await otherDeductions(tx, lease_id, comparison)
    const ours = rows.map((row) => ({
      reason: beginningOf([nameOf(row), row.deduction?.words].filter(Boolean).join(': '), MOST_REASON),
      amount: row.deduction?.amount ?? 0,
      evidence: [
        ...photosOf(row).flatMap((photo) => evidence.get(photo) ?? []),
        ...(row.deduction?.paper ? [row.deduction.paper.id] : []),
      ],
    }))
    await proposeDeductions(tx, actor, lease_id, { ...others, deductions: [...others.deductions, ...ours] })
    return comparison
  })
}

/** The deductions to propose, each with a quote or receipt. */
async function proposable(tx: Tx, id: string) {
  const comparison = await getComparison(tx, id)
  if (!mayDeduct(await getInspection(tx, id))) throw problem('PERMISSION_DENIED')
  refuseSettled(comparison)
  const rows = comparison.rows.filter(({ deduction }) => (deduction?.amount ?? 0) > 0)
  const unproven = rows.find(({ deduction }) => !deduction?.paper)
  if (rows.length === 0 || !comparison.lease_id)
    throw new Problem('ILLEGAL_STATE', { message: 'There is nothing to deduct here.' })
  if (unproven)
    throw new Problem('ILLEGAL_STATE', {
      message: `Add the quote or the receipt first: ${nameOf(unproven)}.`,
    })
  return { rows, lease_id: comparison.lease_id, comparison }
}

async function keepPhotos(services: Services, actor: Actor, photo_ids: readonly string[]): Promise<void> {
  const kept = await services.transaction('system', (tx) => evidenceOf(tx, photo_ids))
  for (const photo_id of new Set(photo_ids)) {
    if (kept.has(photo_id)) continue
    const bytes = await services.files.get(photoKey(photo_id))
    if (!bytes) throw problem('NOT_FOUND')
    const photo = { name: 'photo.jpg', bytes, content_type: 'image/jpeg' }
    const { id: evidence_id } = await evidenceFiles.keep(services, actor, photo)
    await services.transaction('system', (tx) =>
      tx
        .insertInto('inspection_evidence')
        .values({ photo_id, evidence_id })
        .onConflict((conflict) => conflict.column('photo_id').doNothing())
        .execute(),
    )
  }
}

async function evidenceOf(tx: Tx, photo_ids: readonly string[]): Promise<Map<string, string>> {
  if (photo_ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('inspection_evidence')
    .selectAll()
    .where('photo_id', 'in', photo_ids)
    .execute()
  return new Map(rows.map(({ photo_id, evidence_id }) => [photo_id, evidence_id]))
}

/** Deductions proposed by hand, which would otherwise be replaced. */
async function otherDeductions(tx: Tx, lease_id: string, { rows }: Comparison) {
  const deposit = await tx
    .selectFrom('deposit')
    .select(['to_arrears', 'note'])
    .where('lease_id', '=', lease_id)
    .executeTakeFirst()
  const present = await tx
    .selectFrom('deposit_deduction')
    .select(['id', 'reason', 'amount'])
    .where('lease_id', '=', lease_id)
    .orderBy('position')
    .execute()
  const files = await tx
    .selectFrom('deduction_evidence')
    .selectAll()
    .where('deduction_id', 'in', (eb) =>
      eb.selectFrom('deposit_deduction').select('id').where('lease_id', '=', lease_id),
    )
    .execute()
  const isOurs = (reason: string) =>
    rows.some((row) => reason === nameOf(row) || reason.startsWith(`${nameOf(row)}: `))
  return {
    deductions: present
      .filter(({ reason }) => !isOurs(reason))
      .map(({ id, reason, amount }) => ({
        ...{ reason, amount },
        evidence: files.flatMap((file) => (file.deduction_id === id ? file.evidence_id : [])),
      })),
    to_arrears: deposit?.to_arrears ?? 0,
    note: deposit?.note ?? undefined,
  }
}
