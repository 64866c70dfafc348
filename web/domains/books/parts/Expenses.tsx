import type { Expense } from '@gida/contract/domains/books/fund'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { books } from '#words/books'
import { serviceCharge as words } from '#words/service-charge'
import { messageOf } from '../../../platform/http/errors.ts'
import { listOf } from '../../../platform/http/list-of.ts'
import { useDownload } from '../../../platform/http/use-download.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { downloadEvidence } from '../../payments/index.ts'
import { useAttachExpenseEvidence } from '../changes.ts'
import { downloadExpenseEvidence, expensesQuery } from '../queries.ts'
import { VoidExpense } from './VoidExpense.tsx'

const COLUMNS: Column<Expense>[] = [
  {
    id: 'what',
    head: words.columns.what,
    cell: ({ description, vendor }) => (
      <span className="block max-w-[320px] whitespace-normal">
        <span className="block font-semibold">{description}</span>
        <span className="block text-small text-ink-soft">{vendor}</span>
      </span>
    ),
  },
  { id: 'category', head: words.columns.category, cell: (expense) => <Standing expense={expense} /> },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} />,
  },
  {
    id: 'date',
    head: words.columns.date,
    cell: ({ spent_on }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatDay(spent_on)}</span>
    ),
  },
]

const Standing = ({ expense: { category, voided_at } }: { expense: Expense }) =>
  voided_at ? <StatusPill status="CANCELLED">{words.voided}</StatusPill> : words.categories[category]

type Props = {
  estateId: string
  search: { page?: number; limit?: number; year?: number }
  onSearch: (next: Record<string, unknown>) => void
}

/** Expenses of the fund; its managers can void them and add invoices. */
export function Expenses({ estateId, search, onSearch }: Props) {
  const list = useQuery(expensesQuery(estateId, search))
  const { data } = list
  const [voiding, setVoiding] = useState<Expense>()
  const attaching = useRef<Expense>(undefined)
  const picker = useRef<HTMLInputElement>(null)
  const [evidence, attach] = [useDownload(), useAttachExpenseEvidence()]

  const download = ({ id, evidence_id }: Expense) =>
    evidence.save({
      get: () => (evidence_id ? downloadEvidence(evidence_id) : downloadExpenseEvidence(id)),
      name: (file) => `expense-${id.slice(-8)}.${extensionOf(file)}`,
    })
  const pick = (file: File | undefined) => {
    const id = attaching.current?.id
    if (!file || !id) return
    attach.mutate(
      { id, file },
      {
        onSuccess: () => toast.success(books.fund.evidenceAdded),
        onError: (error) => toast.error(books.fund.evidenceFailed, { note: messageOf(error) }),
      },
    )
  }
  const menuOf = (expense: Expense): MenuItem[] => [
    ...(expense.can.see_evidence
      ? [{ label: words.evidence, icon: 'download' as const, onSelect: () => download(expense) }]
      : []),
    ...(expense.can.attach_evidence
      ? [
          {
            label: books.fund.attach,
            icon: 'attach' as const,
            onSelect: () => {
              attaching.current = expense
              picker.current?.click()
            },
          },
        ]
      : []),
    ...(expense.can.void
      ? [{ label: books.fund.void, icon: 'undo' as const, onSelect: () => setVoiding(expense) }]
      : []),
  ]
  const hasMenu = data?.data.some((expense) => menuOf(expense).length > 0)

  return (
    <>
      <input
        ref={picker}
        type="file"
        className="hidden"
        aria-label={books.fund.attach}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          pick(target.files?.[0])
          target.value = ''
        }}
      />
      <DataTable<Expense>
        label={words.expenses}
        noun={words.expensesNoun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
        onQuery={onSearch}
        renderCard={(expense) => (
          <CardLines
            title={expense.description}
            value={<Money kobo={expense.amount} />}
            second={expense.vendor}
            date={formatDay(expense.spent_on)}
            status={<Standing expense={expense} />}
          />
        )}
        {...(hasMenu && {
          rowMenu: menuOf,
          rowMenuLabel: ({ description }: Expense) => words.actionsOf(description),
        })}
        loadingText={words.loading}
        empty={<EmptyState title={words.emptyExpenses}>{words.emptyExpensesNote}</EmptyState>}
      />
      {voiding && <VoidExpense expense={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  )
}

const extensionOf = (file: Blob) => file.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'pdf'
