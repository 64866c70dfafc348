import type { ComparedItem, Comparison, ItemDeduction } from '@gida/contract/domains/inspections/comparison'
import { compareItems, isSealed, VERDICTS, type Verdict } from '@gida/contract/domains/inspections/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { mayDeduct } from '../policy.ts'
import { getInspection } from '../reports/inspection-queries.ts'
import { itemsOf } from '../reports/items.ts'
import { earlierOf, remarksOf } from '../reports/present.ts'

/** A report compared with the earlier one, deteriorations first. */
export async function getComparison(tx: Tx, id: string): Promise<Comparison> {
  const inspection = await getInspection(tx, id)
  const { kind, lease_id, unit_name, property_name, tenant_name } = inspection
  const [items, photos, remarks, deductions, before, { held, is_settled }] = await together([
    itemsOf(tx, id),
    photoIdsOf(tx, id),
    remarksOf(tx, id),
    deductionsOf(tx, id),
    earlierOf(tx, inspection.earlier_id),
    lease_id ? depositOf(tx, lease_id) : Promise.resolve(NONE),
  ])
  const rows = items
    .filter((item) => !item.is_left_out)
    .map((item): ComparedItem => {
      const remark = remarks.find(({ item_id }) => item_id === item.id)
      return {
        item,
        verdict: verdictOf(item.before && { ...item.before, kind: item.kind }, item),
        photo_ids: photos.get(item.id) ?? [],
        remark: remark ? { agrees: remark.agrees, words: remark.words } : null,
        deduction: deductions.get(item.id) ?? null,
      }
    })
    .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))
  const sumOf = (which: readonly ComparedItem[]) =>
    which.reduce((sum, { deduction }) => sum + (deduction?.amount ?? 0), 0)
  const deducted = sumOf(rows)
  const deduct = mayDeduct(inspection) && !is_settled
  return {
    ...{ id, kind, lease_id, unit_name, property_name, tenant_name, before, rows },
    on: lagosDay(inspection.sealed_at ?? inspection.created_at),
    worse: rows.filter(({ verdict }) => verdict === 'WORSE').length,
    deposit:
      lease_id && isSealed(inspection.status)
        ? {
            ...{ held, deducted, left: held - deducted },
            contested: sumOf(rows.filter(({ remark }) => remark?.agrees === false)),
          }
        : null,
    can: { deduct, propose: deduct && deducted > 0 },
  }
}

type Pair = Parameters<typeof compareItems>
const verdictOf = (before: Pair[0] | null, after: Pair[1]): Verdict =>
  before === null ? 'UNKNOWN' : compareItems(before, after)

async function photoIdsOf(tx: Tx, inspection_id: string): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('inspection_photo')
    .select(['id', 'item_id'])
    .where('inspection_id', '=', inspection_id)
    .orderBy('created_at')
    .execute()
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id)
  return new Map([...byItem].map(([item_id, photos]) => [item_id, photos.map(({ id }) => id)]))
}

async function deductionsOf(tx: Tx, inspection_id: string): Promise<Map<string, ItemDeduction>> {
  const rows = await tx
    .selectFrom('inspection_deduction as deduction')
    .leftJoin('evidence', 'evidence.id', 'deduction.paper_id')
    .select(['item_id', 'reason', 'words', 'price', 'share', 'since', 'life_months', 'amount'])
    .select(['evidence.id as paper_id', 'evidence.name as paper_name'])
    .where('inspection_id', '=', inspection_id)
    .execute()
  return new Map(
    rows.map(({ item_id, paper_id, paper_name, ...row }) => [
      item_id,
      { ...row, paper: paper_id && paper_name ? { id: paper_id, name: paper_name } : null },
    ]),
  )
}

const NONE = { held: 0, is_settled: false }

/** What is held of a lease's deposit or, once it was settled, was held until then. */
async function depositOf(tx: Tx, lease_id: string): Promise<typeof NONE> {
  const row = await tx
    .selectFrom('deposit')
    .select(['held', 'to_arrears', 'to_return', 'settled_at'])
    .select((eb) =>
      eb
        .selectFrom('deposit_deduction')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('deducted'))
        .where('lease_id', '=', lease_id)
        .as('deducted'),
    )
    .where('lease_id', '=', lease_id)
    .executeTakeFirst()
  if (!row) return NONE
  const shared = Number(row.deducted) + (row.to_arrears ?? 0) + (row.to_return ?? 0)
  return row.settled_at ? { held: shared, is_settled: true } : { held: row.held, is_settled: false }
}
