import type { AuditEntry } from '@gida/contract/domains/audit/entry'
import { AUDIT_SUBJECTS } from '@gida/contract/domains/audit/subjects'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { audit as words } from '#words/audit'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatWhen, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { EntryFields } from '../parts/EntryFields.tsx'
import { logQuery, wantedBy } from '../queries.ts'
import { DAYS, readLogSearch } from '../search.ts'

const logScreen = getRouteApi('/signed-in/frame/dashboard/log')

const whatOf = ({ table, subject_type, operation }: AuditEntry) => words.what(table, subject_type, operation)
const whoOf = ({ actor: { name, role } }: AuditEntry) => words.who(name, role)

/** Changes made outside any call or job have no action. */
const actOf = ({ action }: AuditEntry) => (action === 'none' ? null : words.by(action))

const COLUMNS: Column<AuditEntry>[] = [
  {
    id: 'when',
    head: words.columns.when,
    cell: ({ at, number }) => (
      <>
        <span className="block whitespace-nowrap">{formatWhen(at)}</span>
        <span className="block text-small text-ink-soft">{words.number(number)}</span>
      </>
    ),
  },
  {
    id: 'who',
    head: words.columns.who,
    width: '18%',
    cell: (entry) => (
      <>
        <span className="block font-semibold wrap-anywhere">{whoOf(entry)}</span>
        <span className="block text-small text-ink-soft">
          {words.from(
            ...[entry.actor.name && words.role(entry.actor.role), entry.address].filter(
              (part) => part !== null,
            ),
          )}
        </span>
      </>
    ),
  },
  {
    id: 'what',
    head: words.columns.what,
    width: '26%',
    cell: (entry) => (
      <>
        <span className="block">{whatOf(entry)}</span>
        <span className="block text-small text-ink-soft">
          {words.from(...[actOf(entry), entry.estate_name].filter((part) => part !== null))}
        </span>
      </>
    ),
  },
  { id: 'fields', head: words.columns.fields, cell: (entry) => <EntryFields entry={entry} /> },
]

const FILTERS = [
  {
    field: 'related_entity_type' as const,
    label: words.filters.subject,
    all: words.filters.anySubject,
    options: AUDIT_SUBJECTS.map((value) => ({ value, label: words.subjects[value] })),
  },
  {
    field: 'days' as const,
    label: words.filters.days,
    all: words.filters.anyDay,
    options: DAYS.map((value) => ({ value, label: words.days[value] })),
  },
]

/** Who did what, the newest first: of the estates that a manager runs, the homes of an owner, or everything. */
export function LogPage() {
  const search = logScreen.useSearch()
  const navigate = logScreen.useNavigate()
  const list = useQuery(logQuery(search))
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readLogSearch, motif: 'frame' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <DownloadButton
              get={() => client.audit.exportEntries({ query: wantedBy(search) })}
              name={`log-${today()}.jsonl`}
            >
              {words.export}
            </DownloadButton>
            <Button kind="second" icon="shield" asChild>
              <a href="/roots">{words.roots}</a>
            </Button>
          </>
        }
        wraps
      />
      <ContextChips
        filters={[
          search.related_entity_id !== undefined && {
            label: words.oneThing,
            onClear: () => table.onQuery({ related_entity_id: undefined, related_entity_type: undefined }),
          },
        ]}
      />
      <DataTable<AuditEntry>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(entry) => (
          <CardLines
            title={whatOf(entry)}
            second={
              <>
                {whoOf(entry)}
                <EntryFields entry={entry} />
              </>
            }
            date={formatWhen(entry.at)}
          />
        )}
        searchPlaceholder={words.search}
      />
    </>
  )
}
