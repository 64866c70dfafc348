import type { Document } from '@gida/contract/domains/documents/document'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@gida/contract/domains/documents/kinds'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { documents as words } from '#words/documents'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { zipOf } from '../changes.ts'
import { UploadForm } from '../forms/UploadForm.tsx'
import { DocumentPill } from '../parts/DocumentPill.tsx'
import { fileLine } from '../parts/file-line.ts'
import { documentsQuery } from '../queries.ts'
import { readDocumentsSearch, SHOWN } from '../search.ts'

const documentsScreen = getRouteApi('/signed-in/frame/dashboard/documents')

const COLUMNS: Column<Document>[] = [
  {
    id: 'document',
    head: words.columns.document,
    cell: (document) => (
      <>
        <span className="block font-semibold wrap-anywhere">{document.name}</span>
        <span className="block text-small text-ink-soft">
          {words.line(words.kinds[document.document_type], fileLine(document))}
        </span>
      </>
    ),
  },
  {
    id: 'of',
    head: words.columns.of,
    cell: ({ related_name, estate_name }) => (
      <>
        <span className="block wrap-anywhere">{related_name}</span>
        {related_name !== estate_name && (
          <span className="block text-small text-ink-soft">{estate_name}</span>
        )}
      </>
    ),
  },
  { id: 'seen', head: words.columns.seen, cell: ({ audience }) => words.audiences[audience] },
  {
    id: 'came',
    head: words.columns.came,
    cell: ({ created_at }) => <span className="whitespace-nowrap">{formatWhen(created_at)}</span>,
  },
  { id: 'status', head: words.columns.status, cell: (document) => <DocumentPill of={document} /> },
]

const FILTERS = [
  {
    field: 'shown' as const,
    label: words.filters.which,
    all: words.filters.all,
    options: SHOWN.map((value) => ({ value, label: words.filters[value] })),
  },
  {
    field: 'document_type' as const,
    label: words.filters.kind,
    all: words.filters.anyKind,
    options: DOCUMENT_KINDS.map((value) => ({ value, label: words.kinds[value] })),
  },
  {
    field: 'status' as const,
    label: words.filters.status,
    all: words.filters.anyStatus,
    options: DOCUMENT_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
  },
]

/** All documents the person may see, newest first. */
export function DocumentsPage() {
  const search = documentsScreen.useSearch()
  const navigate = documentsScreen.useNavigate()
  const actor = useActor()
  const [isAdding, setAdding] = useState(false)
  const list = useQuery(documentsQuery(search))
  const rows = list.data?.data ?? []
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readDocumentsSearch, motif: 'frame' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            {hasPermission(actor, 'documents_write') && (
              <Button icon="upload" onClick={() => setAdding(true)}>
                {words.upload}
              </Button>
            )}
            {hasPermission(actor, 'leases_write') && (
              <Button asChild kind="second">
                <Link to="/dashboard/templates">{words.templates}</Link>
              </Button>
            )}
            {rows.length > 1 && (
              <DownloadButton get={() => zipOf(rows)} name={words.zipName}>
                {words.zip(rows.length)}
              </DownloadButton>
            )}
          </>
        }
        wraps
      />
      <ContextChips
        filters={[
          search.related_entity_id !== undefined && {
            label: rows[0]?.related_name ?? words.oneThing,
            onClear: () => table.onQuery({ related_entity_id: undefined, related_entity_type: undefined }),
          },
        ]}
      />
      <DataTable<Document>
        label={words.head}
        columns={COLUMNS}
        {...table}
        renderCard={(document) => (
          <CardLines
            title={document.name}
            second={words.line(words.kinds[document.document_type], document.related_name)}
            date={formatWhen(document.created_at)}
            status={<DocumentPill of={document} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/documents/$id" params={{ id }} />}
        searchPlaceholder={words.search}
      />
      {isAdding && (
        <UploadForm
          onSaved={(id) => void navigate({ to: '/dashboard/documents/$id', params: { id } })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
