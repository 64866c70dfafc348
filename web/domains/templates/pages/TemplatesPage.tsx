import { TEMPLATE_KINDS } from '@gida/contract/domains/templates/kinds'
import type { Template } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { templates as words } from '#words/templates'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { NewTemplateForm } from '../forms/NewTemplateForm.tsx'
import { TemplatePill } from '../parts/TemplatePill.tsx'
import { templatesQuery } from '../queries.ts'
import { readTemplatesSearch } from '../search.ts'

const templatesScreen = getRouteApi('/signed-in/frame/dashboard/templates')

const COLUMNS: Column<Template>[] = [
  {
    id: 'template',
    head: words.columns.template,
    cell: ({ name, kind }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-soft">{words.kinds[kind]}</span>
      </>
    ),
  },
  { id: 'estate', head: words.columns.estate, cell: ({ estate_name }) => estate_name },
  { id: 'papers', head: words.columns.papers, align: 'end', cell: ({ papers }) => papers },
  {
    id: 'changed',
    head: words.columns.changed,
    cell: ({ changed_at }) => <span className="whitespace-nowrap">{formatWhen(changed_at)}</span>,
  },
  { id: 'status', head: words.columns.status, cell: (template) => <TemplatePill of={template} /> },
]

const FILTERS = [
  {
    field: 'kind' as const,
    label: words.columns.kind,
    all: words.anyKind,
    options: TEMPLATE_KINDS.map((value) => ({ value, label: words.kinds[value] })),
  },
]

/** The templates of an estate, by name. */
export function TemplatesPage() {
  const search = templatesScreen.useSearch()
  const navigate = templatesScreen.useNavigate()
  const [isNew, setNew] = useState(false)
  const mayWrite = useActor().user.role !== 'PROPERTY_MANAGER'
  const list = useQuery(templatesQuery(search))
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readTemplatesSearch, motif: 'frame' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/documents" search={{}}>
            {words.documents}
          </Link>
        }
        title={words.title}
        actions={
          mayWrite && (
            <Button icon="plus" onClick={() => setNew(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <DataTable<Template>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(template) => (
          <CardLines
            title={template.name}
            second={words.line(words.kinds[template.kind], template.estate_name)}
            date={formatWhen(template.changed_at)}
            status={<TemplatePill of={template} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/templates/$id" params={{ id }} />}
      />
      {isNew && (
        <NewTemplateForm
          onSaved={(id) => void navigate({ to: '/dashboard/templates/$id', params: { id } })}
          onClose={() => setNew(false)}
        />
      )}
    </>
  )
}
