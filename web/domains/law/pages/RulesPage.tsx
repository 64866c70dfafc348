import type { LawRule } from '@gida/contract/domains/law/rule'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { law } from '#words/law'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { RulePill } from '../parts/RulePill.tsx'
import { ruleFilters } from '../parts/rule-filters.tsx'
import { ownRuleQuery, rulesQuery } from '../queries.ts'
import { readRuleSearch } from '../search.ts'

const rulesScreen = getRouteApi('/signed-in/frame/dashboard/law')

const words = law.rules
const PAGE_SIZE = 20

const COLUMNS: Column<LawRule>[] = [
  {
    id: 'rule',
    head: words.columns.rule,
    cell: ({ title, says }) => (
      <span className="block max-w-[460px] py-1 whitespace-normal">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-ink-soft">{says}</span>
      </span>
    ),
  },
  {
    id: 'pack',
    head: words.columns.pack,
    cell: ({ pack_title, state }) => (
      <span className="block max-w-[200px] text-small whitespace-normal">
        {pack_title}
        <span className="block text-ink-soft">{state ?? words.everywhere}</span>
      </span>
    ),
  },
  { id: 'status', head: words.columns.status, cell: (rule) => <Standing rule={rule} /> },
  {
    id: 'from',
    head: words.columns.from,
    cell: (rule) => <span className="text-small whitespace-nowrap text-ink-soft">{spanOf(rule)}</span>,
  },
]

const spanOf = ({ valid_from, valid_to }: LawRule) =>
  [words.from(formatDay(valid_from)), valid_to && words.until(formatDay(valid_to))].filter(Boolean).join(' ')

/** All loaded rules, with their sources. */
export function RulesPage() {
  const search = rulesScreen.useSearch()
  const navigate = rulesScreen.useNavigate()
  const list = useQuery(rulesQuery(search))
  const change = (next: object) =>
    void navigate({ search: (old) => readRuleSearch({ ...old, page: undefined, ...next }) })

  return (
    <div className="grid gap-4 md:gap-5">
      <div>
        <PageHead title={words.title} note={words.note} />
        <Banner tone="info">{law.disclaimer}</Banner>
      </div>
      {search.state && <WithoutRules state={search.state} on={search.on} />}
      <DataTable<LawRule>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(rule) => `${rule.key} ${rule.status} ${rule.valid_from}`}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        searchPlaceholder={words.search}
        {...ruleFilters(search, change)}
        renderCard={(rule) => (
          <CardLines
            title={rule.title}
            second={rule.says}
            date={rule.state ?? words.everywhere}
            status={<Standing rule={rule} />}
          />
        )}
        renderMore={(rule) => <More rule={rule} />}
        loadingText={words.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
    </div>
  )
}

/** Says first if a state has no law of its own in Gida. */
function WithoutRules({ state, on }: { state: string; on: string | undefined }) {
  const { data } = useQuery(ownRuleQuery(state, on))
  if (!data || data.data[0]?.state) return null
  return (
    <Banner tone="wait" title={words.noRule(state)}>
      {words.noRuleNote}
    </Banner>
  )
}

/** A weak source is shown beside the pill, without expanding the row. */
function Standing({ rule: { status, confidence } }: { rule: LawRule }) {
  return (
    <>
      <RulePill status={status} />
      {confidence === 'L' && (
        <span className="block text-small text-ink-soft">{law.confidences[confidence]}</span>
      )}
    </>
  )
}

function More({ rule }: { rule: LawRule }) {
  return (
    <DescriptionList kind="left" small>
      <DescriptionItem label={law.source.pack}>{rule.pack_title}</DescriptionItem>
      <DescriptionItem label={law.source.source}>{rule.source}</DescriptionItem>
      <DescriptionItem label={law.source.confidence}>{law.confidences[rule.confidence]}</DescriptionItem>
      <DescriptionItem label={law.source.dates}>
        {spanOf(rule)}. {rule.dates}
      </DescriptionItem>
    </DescriptionList>
  )
}
