import { maskAccountNumbers } from '@gida/contract/domains/evidence/rules'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { LeaseRow } from '../../leases/index.ts'
import { account } from '../../ledger/index.ts'
import type { Gathering, Source } from './source.ts'

type Line = { at: Date; words: string; amount: number; balance: number }
const TITLE = 'Ledger of the tenancy'

/** Charges and payments from the books alone, with running balance. */
export const ledger: Source = {
  list: async (tx, lease) => {
    const last = (await readLines(tx, lease)).at(-1)
    return last ? [{ kind: 'LEDGER', id: lease.id, title: TITLE, on: lagosDay(last.at), group: null }] : []
  },
  gather: async ({ services, actor, lease, wanted }) => {
    if (!wanted.chosen.ledger) return []
    const all = await services.transaction(actor, (tx) => readLines(tx, lease))
    const until = all.filter(({ at }) => !wanted.to || lagosDay(at) <= wanted.to)
    const shown = until.filter(({ at }) => !wanted.from || lagosDay(at) >= wanted.from)
    const last = shown.at(-1)
    if (!last) return []
    const opening = until.at(until.length - shown.length - 1)
    const before = shown.length === until.length ? 0 : (opening?.balance ?? 0)
    return [
      {
        title: TITLE,
        lines: [{ at: last.at, words: `Owed after the last entry: ${formatNaira(last.balance)}` }],
        originals: [{ name: 'Ledger.pdf', content_type: PDF, read: () => draw(lease, shown, before) }],
      },
    ]
  },
}

/** The entries of the lease's receivable, oldest first. The caller has checked that the actor runs the unit. */
async function readLines(tx: Tx, lease: LeaseRow): Promise<Line[]> {
  if (!lease.tenant_id) return []
  const code = account.receivable({ lease_id: lease.id, tenant_id: lease.tenant_id })
  const { rows } = await asSystem(tx, () =>
    sql<Line>`
      select p.created_at as at, p.amount,
        case when p.amount > 0 then coalesce(c.description, j.memo) else j.memo || coalesce(': ' || c.description, '') end as words,
        sum(p.amount) over (order by p.created_at, p.journal_id, p.line)::bigint as balance
      from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
        left join charge c on c.id = p.charge_id
      where a.estate_id = ${lease.estate_id} and a.code = ${code}
      order by p.created_at, p.journal_id, p.line`.execute(tx),
  )
  return rows
}

const COLUMNS = [
  { head: 'Day', share: 0.16 },
  { head: 'Entry', share: 0.39 },
  { head: 'Owed', share: 0.15, align: 'right' },
  { head: 'Settled', share: 0.15, align: 'right' },
  { head: 'Balance', share: 0.15, align: 'right' },
] as const

function draw(lease: Gathering['lease'], lines: readonly Line[], before: number): Promise<Uint8Array> {
  const made = lines.at(-1)?.at ?? lease.created_at
  const pdf = openDocument({ title: TITLE, author: 'Gida', made })
  pdf.head(TITLE, lease.tenant_name, [lease.unit_name, lease.estate_name])
  pdf.table(COLUMNS, [
    { cells: ['', 'Brought forward', '', '', formatNaira(before)], soft: true },
    ...lines.map(({ at, words, amount, balance }) => ({
      cells: [
        formatDay(lagosDay(at)),
        maskAccountNumbers(words),
        amount > 0 ? formatNaira(amount) : '',
        amount < 0 ? formatNaira(-amount) : '',
        formatNaira(balance),
      ],
    })),
    { cells: ['', 'Balance', '', '', formatNaira(lines.at(-1)?.balance ?? before)], strong: true },
  ])
  return pdf.end(`${TITLE}, from double-entry books that are only added to`)
}
