import type { ImportSummary } from '@gida/contract/domains/imports/import'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { imports as words } from '#words/imports'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { ImportPill } from '../parts/ImportPill.tsx'
import { UndoImport } from '../parts/UndoImport.tsx'
import { importsQuery, PAGE_SIZE } from '../queries.ts'

const importsScreen = getRouteApi('/signed-in/frame/dashboard/imports')

const intoOf = ({ estate_name }: ImportSummary) => estate_name ?? words.severalEstates
const rowsOf = ({ counts, result }: ImportSummary) => words.rows(result.rows || (counts?.rows ?? 0))

const COLUMNS: Column<ImportSummary>[] = [
  {
    id: 'file',
    head: words.columnsOf.file,
    cell: (one) => (
      <>
        <span className="cut block max-w-[300px] font-semibold" title={one.file_name}>
          {one.file_name}
        </span>
        <span className="cut block max-w-[300px] text-small text-ink-soft">{intoOf(one)}</span>
      </>
    ),
  },
  { id: 'rows', head: words.columnsOf.rows, align: 'end', cell: (one) => one.counts && rowsOf(one) },
  { id: 'state', head: words.columnsOf.state, cell: ({ state }) => <ImportPill state={state} /> },
  {
    id: 'date',
    head: words.columnsOf.date,
    cell: ({ created_at, created_by_name }) => words.by(created_by_name, formatWhen(created_at)),
  },
]

/** Imports, their progress, and undo. */
export function ImportsPage() {
  const { page = 1 } = importsScreen.useSearch()
  const navigate = importsScreen.useNavigate()
  const [undoing, setUndoing] = useState<ImportSummary | null>(null)
  const list = useQuery(importsQuery(page))
  return (
    <>
      <PageHead
        wraps
        title={words.title}
        note={words.note}
        actions={list.data?.pagination.total !== 0 && <Bring />}
      />
      <DataTable<ImportSummary>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page, limit: PAGE_SIZE }}
        onQuery={(next) => void navigate({ search: next.page && next.page > 1 ? { page: next.page } : {} })}
        renderCard={(one) => (
          <CardLines
            title={one.file_name}
            value={one.counts && rowsOf(one)}
            second={intoOf(one)}
            date={formatWhen(one.created_at)}
            status={<ImportPill state={one.state} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/imports/new" search={{ id }} />}
        rowMenu={(one) =>
          one.can.undo
            ? [{ label: words.run.undo, icon: 'undo', late: true, onSelect: () => setUndoing(one) }]
            : []
        }
        rowMenuLabel={({ file_name }) => words.menu(file_name)}
        loadingText={words.loading}
        empty={
          <EmptyState title={words.empty} motif="frame" action={<Bring />}>
            {words.emptyNote}
          </EmptyState>
        }
      />
      {undoing && <UndoImport of={undoing} open onOpenChange={() => setUndoing(null)} />}
    </>
  )
}

const Bring = () => (
  <Button icon="upload" asChild>
    <Link to="/dashboard/imports/new">{words.upload}</Link>
  </Button>
)
