import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { cx } from '../../../ui/cx.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { compareTexts } from '../edit/compare-texts.ts'
import { templateQuery, textQuery } from '../queries.ts'
import { readVersionsSearch } from '../search.ts'

const versionsScreen = getRouteApi('/signed-in/frame/dashboard/templates/$id/versions')
const words = templates.versions

/** Two versions of a template, compared line by line. */
export function VersionsPage() {
  const answer = useQuery(templateQuery(versionsScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={templates.missing}>
      {(template) => <Versions of={template} />}
    </Loaded>
  )
}

function Versions({ of: { id, name, versions } }: { of: TemplateDetail }) {
  const search = versionsScreen.useSearch()
  const navigate = versionsScreen.useNavigate()
  const newest = versions[0]?.number ?? 1
  const { to = newest, from = Math.max(1, newest - 1) } = search
  const before = useQuery(textQuery(id, from))
  const after = useQuery(textQuery(id, to))
  const options = versions.map(({ number }) => ({ value: String(number), label: words.version(number) }))
  const choose = (field: 'from' | 'to') => (value: string) =>
    void navigate({ search: (old) => readVersionsSearch({ ...old, [field]: value }), replace: true })
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/templates/$id" params={{ id }}>
            {name}
          </Link>
        }
        title={words.compareTitle}
      />
      <div className="mb-4 grid grid-cols-2 gap-3">
        <Field label={words.before}>
          <SelectField options={options} value={String(from)} onChange={choose('from')} />
        </Field>
        <Field label={words.after}>
          <SelectField options={options} value={String(to)} onChange={choose('to')} />
        </Field>
      </div>
      <Card aria-label={words.compareTitle}>
        {before.data && after.data ? (
          <Lines before={before.data.body} after={after.data.body} />
        ) : (
          <p className="p-4 text-ink-soft">{templates.loading}</p>
        )}
      </Card>
    </>
  )
}

function Lines({ before, after }: { before: string; after: string }) {
  const rows = compareTexts(before, after)
  if (rows.every((row) => row.before === row.after)) return <p className="p-4 text-ink-soft">{words.same}</p>
  return (
    <ol className="text-small">
      {rows.map((row, at) => {
        const isChanged = row.before !== row.after
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
          <li key={at} className="grid grid-cols-2 gap-px border-b border-line last:border-0">
            <Side
              text={row.before}
              className={cx(isChanged && row.before !== null && 'bg-overdue-tint')}
              label={words.gone}
              isMarked={isChanged}
            />
            <Side
              text={row.after}
              className={cx(isChanged && row.after !== null && 'bg-money-in-tint')}
              label={words.come}
              isMarked={isChanged}
            />
          </li>
        )
      })}
    </ol>
  )
}

type SideProps = { text: string | null; label: string; isMarked: boolean; className: string }

const Side = ({ text, label, isMarked, className }: SideProps) => (
  <span className={cx('min-w-0 px-3 py-1.5 wrap-anywhere whitespace-pre-wrap', className)}>
    {isMarked && text !== null && <span className="sr-only">{label} </span>}
    {text}
  </span>
)
