import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { BasisPoints, Kobo, KoboSum } from '../../shared/money.ts'
import { InspectionItem, InspectionKind } from './inspection.ts'
import { DEDUCTION_REASONS } from './life.ts'
import { VERDICTS } from './rules.ts'

const LifeMonths = z.int().min(1).max(600)

export const ItemDeduction = z
  .object({
    reason: z.enum(DEDUCTION_REASONS),
    words: z.string(),
    price: Kobo.meta({ description: 'Cost of the repair, in kobo' }),
    share: BasisPoints.meta({ description: "The tenant's share of the remaining value, in basis points" }),
    since: Day.nullable(),
    life_months: z.int().nullable(),
    amount: Kobo.meta({ description: 'Proposed deduction, in kobo' }),
    paper: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .meta({ description: 'Quote or receipt; null if there is none' }),
  })
  .meta({ id: 'InspectionDeduction' })
export type ItemDeduction = z.infer<typeof ItemDeduction>

export const ComparedItem = z
  .object({
    item: InspectionItem,
    verdict: z.enum(VERDICTS),
    photo_ids: z.array(Id),
    remark: z.object({ agrees: z.boolean(), words: z.string() }).nullable(),
    deduction: ItemDeduction.nullable(),
  })
  .meta({ id: 'ComparedItem' })
export type ComparedItem = z.infer<typeof ComparedItem>

/** A report compared with the previous one of the same lease, item by item. */
export const Comparison = z
  .object({
    id: Id,
    kind: InspectionKind,
    on: Day,
    unit_name: z.string(),
    property_name: z.string(),
    tenant_name: z.string().nullable(),
    lease_id: Id.nullable(),
    before: z.object({ id: Id, kind: InspectionKind, sealed_at: Instant }).nullable(),
    rows: z.array(ComparedItem),
    worse: z.int(),
    deposit: z
      .object({ held: KoboSum, deducted: KoboSum, contested: KoboSum, left: z.int() })
      .nullable()
      .meta({ description: "The lease's deposit and the deductions proposed here; null if there is none" }),
    can: z.object({ deduct: z.boolean(), propose: z.boolean() }),
  })
  .meta({ id: 'InspectionComparison' })
export type Comparison = z.infer<typeof Comparison>

export const SetDeduction = z.object({
  item_id: idOf('inspection_item'),
  reason: z.enum(DEDUCTION_REASONS),
  words: z.string().trim().max(100, 'Write at most 100 characters.').default(''),
  price: Kobo,
  share: BasisPoints.default(10_000),
  since: Day.nullable().default(null),
  life_months: LifeMonths.nullable().default(null),
  paper_id: idOf('evidence').optional(),
})
export type SetDeduction = z.infer<typeof SetDeduction>
