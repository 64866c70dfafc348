import type { WithheldMonth } from '@gida/contract/domains/bills/bill'
import type { TaxOffice } from '@gida/contract/domains/bills/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { withholdingDueOn } from '../../law/index.ts'
import { lawBook } from './withholding.ts'

type Row = Omit<WithheldMonth, 'left' | 'due_on' | 'is_late'>

/** Withheld tax by month and office, with remittances; open ones first, by due day. */
export async function listWithheld(tx: Tx, estate_id?: string): Promise<WithheldMonth[]> {
  const of = estate_id ? sql`estate_id = ${estate_id}` : sql`true`
  const { rows } = await sql<Row>`
    select m.estate_id, e.name as estate_name, m.month, m.office, sum(withheld)::bigint as withheld, sum(remitted)::bigint as remitted,
      coalesce(jsonb_agg(sent order by sent->>'id') filter (where sent is not null), '[]') as sent
    from (
      select estate_id, to_char(paid_on, 'YYYY-MM') as month, tax_office as office, tax_amount as withheld, 0 as remitted,
        null::jsonb as sent
      from vendor_payment where voided_at is null and tax_amount > 0 and ${of}
      union all
      select estate_id, to_char(month, 'YYYY-MM'), office, 0, amount,
        jsonb_build_object('id', id, 'amount', amount, 'paid_on', paid_on, 'reference', reference)
      from wht_remittance where voided_at is null and ${of}) m
      join estate e on e.id = m.estate_id
    group by 1, 2, 3, 4 order by m.month, e.name, m.office`.execute(tx)
  const today = lagosDay(tx.now)
  return rows
    .map((row) => {
      const left = row.withheld - row.remitted
      const due_on = withholdingDueOn(lawBook, row.office, row.month)
      return { ...row, left, due_on, is_late: left > 0 && due_on !== null && due_on < today }
    })
    .sort((a, b) => Number(b.left > 0) - Number(a.left > 0))
}

/** The open amount of a month. Needs the books' lock. */
export async function leftToRemit(
  tx: Tx,
  { estate_id, month, office }: { estate_id: string; month: string; office: TaxOffice },
): Promise<number> {
  const months = await listWithheld(tx, estate_id)
  return months.find((one) => one.month === month && one.office === office)?.left ?? 0
}
