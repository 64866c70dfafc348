import type { ItemDraft } from '@gida/contract/domains/inspections/inspection'
import { MOST_ITEMS } from '@gida/contract/domains/inspections/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { inspectionChanged } from '../events.ts'
import { type InspectionRow, lockForStaff } from './inspection-queries.ts'
import { type ItemRow, itemsOf, seenOf } from './items.ts'

const SIGNED =
  'This report is signed and can no longer change. Add what you see now to the remarks, or to another report.'

/**
 * Saves findings. Unchanged values are ignored, so resending is safe. A conflict with another device's change is refused with the
 * stored values, and nothing is saved.
 */
export async function saveItems(
  tx: Tx,
  { user_id }: { user_id: string },
  id: string,
  drafts: readonly ItemDraft[],
): Promise<InspectionRow> {
  const inspection = await lockForStaff(tx, id)
  refuseUnlessDraft(inspection)
  const rows = await tx.selectFrom('inspection_item').selectAll().where('inspection_id', '=', id).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const changes = drafts.filter((draft) => !stands(known.get(draft.id.toLowerCase()), draft))
  const contested = changes.filter(
    ({ id, version }) => (known.get(id.toLowerCase())?.version ?? 0) !== version,
  )
  if (contested.length > 0) await refuseContested(tx, id, contested)
  if (rows.length + changes.filter(({ version }) => version === 0).length > MOST_ITEMS)
    throw new Problem('ILLEGAL_STATE', { message: `A report has at most ${MOST_ITEMS} items.` })
  const next = Math.max(-1, ...rows.map(({ position }) => position)) + 1
  for (const [index, { version, ...draft }] of changes.entries()) {
    refuseMixed(draft)
    const values = { ...draft, version: version + 1, changed_by: user_id, changed_at: tx.now }
    if (version === 0) await addItem(tx, { ...values, inspection_id: id, position: next + index })
    else await tx.updateTable('inspection_item').set(values).where('id', '=', draft.id).execute()
  }
  if (changes.length > 0)
    await publish(tx, inspectionChanged, { inspection_id: id, to: 'WRITTEN', at: tx.now.toISOString() })
  return inspection
}

export function refuseUnlessDraft({ status }: Pick<InspectionRow, 'status'>): void {
  if (status === 'DRAFT') return
  const message = status === 'CANCELLED' ? 'This report was cancelled. Start another one.' : SIGNED
  throw new Problem('ILLEGAL_STATE', { message, details: { status } })
}

function stands(row: ItemRow | undefined, draft: ItemDraft): boolean {
  if (!row) return false
  const { id: _, version: __, ...wanted } = draft
  const present: typeof wanted = { room: row.room, name: row.name, kind: row.kind, ...seenOf(row) }
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every((field) => present[field] === wanted[field])
}

async function refuseContested(tx: Tx, id: string, drafts: readonly ItemDraft[]): Promise<never> {
  const ids = new Set(drafts.map((draft) => draft.id.toLowerCase()))
  const items = (await itemsOf(tx, id)).filter((item) => ids.has(item.id))
  throw new Problem('ITEM_CHANGED', { details: { items } })
}

/** Meters have a reading, keys a count, everything else a condition. */
function refuseMixed({
  kind,
  condition,
  cleanliness,
  works,
  reading,
  units_left,
  count,
}: Omit<ItemDraft, 'version'>): void {
  const rated = [condition, cleanliness, works].some((one) => one !== null)
  const read = [reading, units_left].some((one) => one !== null)
  const fits = { ITEM: !read && count === null, METER: !rated && count === null, COUNT: !rated && !read }[
    kind
  ]
  if (!fits)
    throw problem('VALIDATION_ERROR', [
      { path: 'items', message: 'A meter is read, keys are counted, and all else has a condition.' },
    ])
}

/** An id used for something else is a conflict. */
async function addItem(
  tx: Tx,
  values: Omit<ItemDraft, 'version'> & { inspection_id: string; position: number; version: number },
) {
  await tx
    .insertInto('inspection_item')
    .values(values)
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'inspection_item_pkey' ? problem('CLIENT_ID_USED') : error
    })
}
