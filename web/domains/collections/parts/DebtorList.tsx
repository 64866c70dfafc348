import type { Debtor } from '@gida/contract/domains/collections/arrears'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collections as words } from '#words/collections'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SearchInput } from '../../../ui/form/SearchInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { arrearsQuery } from '../queries.ts'
import type { ArrearsChange, ArrearsSearch } from '../search.ts'
import { DebtorRow } from './DebtorRow.tsx'

type Props = {
  search: ArrearsSearch
  onChange: (change: ArrearsChange) => void
  /** The charges to remind of. */
  onRemind: (charge_ids: string[]) => void
}

/** A page of tenants in arrears: select several to remind, or open one. */
export function DebtorList({ search, onChange, onRemind }: Props) {
  const answer = useQuery(arrearsQuery(search))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = answer.data?.data
  const mayRemind = useActor().permissions.includes('tenants_write')
  const onPage = rows?.filter(({ id }) => chosen.has(id)) ?? []

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((old) => {
      const next = new Set(old)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })

  return (
    <Card aria-label={words.list.label} aria-busy={answer.isFetching || undefined} className="overflow-clip">
      <div className="px-4 py-3 md:px-5 md:py-4">
        <SearchInput
          label={words.search}
          placeholder={words.search}
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text || undefined })}
        />
      </div>
      <Loaded bare of={answer} loading={words.loading}>
        {(page) =>
          page.data.length === 0 ? (
            search.page !== undefined && page.pagination.total > 0 ? (
              <Foot search={search} onChange={onChange} data={page} />
            ) : (
              <Nobody search={search} onChange={onChange} />
            )
          ) : (
            <>
              {mayRemind && (
                <CheckRow
                  className="border-t! bg-sunken"
                  title={words.list.choosePage}
                  checked={onPage.length === page.data.length}
                  some={onPage.length > 0 && onPage.length < page.data.length}
                  onChange={(event) =>
                    choose(
                      page.data.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                  end={onPage.length > 0 && words.list.chosen(onPage.length)}
                />
              )}
              <ul aria-label={words.list.label}>
                {page.data.map((debtor) => (
                  <DebtorRow
                    key={debtor.id}
                    debtor={debtor}
                    isChosen={chosen.has(debtor.id)}
                    {...(mayRemind && { onChoose: (isChosen: boolean) => choose([debtor.id], isChosen) })}
                    onOpen={() => onChange({ who: debtor.id, page: search.page })}
                  />
                ))}
              </ul>
              <Foot search={search} onChange={onChange} data={page} />
              {onPage.length > 0 && <RemindBar chosen={onPage} onRemind={onRemind} />}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

type FootProps = Pick<Props, 'search' | 'onChange'> & {
  data: { data: Debtor[]; pagination: { total: number; totalPages: number; more?: true | undefined } }
}

function Foot({ search, onChange, data: { data, pagination } }: FootProps) {
  const { total, totalPages, more } = pagination
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-small text-ink-soft md:px-5">
      <span role="status" className="figures">
        {words.list.showing(data.length, total, more === true)}
      </span>
      {(total > PAGE_SIZE || search.page !== undefined) && (
        <Pager
          page={search.page ?? 1}
          pages={totalPages}
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      )}
    </div>
  )
}

/** Stays visible above the phone's bottom bar while someone is selected. */
const RemindBar = ({ chosen, onRemind }: { chosen: readonly Debtor[]; onRemind: Props['onRemind'] }) => (
  <div className="sticky bottom-16 border-t border-line bg-raised px-4 py-3 md:bottom-0 md:px-5">
    <Button wide icon="bell" onClick={() => onRemind(chosen.flatMap(({ charge_ids }) => charge_ids))}>
      {words.remind.many(chosen.length)}
    </Button>
  </div>
)

function Nobody({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { page: _page, who: _who, ...filters } = search
  const isFiltered = Object.keys(filters).length > 0
  const all = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  return (
    <EmptyRows
      title={words.empty}
      action={
        isFiltered && (
          <Button kind="second" onClick={() => onChange(all)}>
            {words.clearFilters}
          </Button>
        )
      }
    >
      {isFiltered ? words.emptyForSearch : words.emptyNote}
    </EmptyRows>
  )
}
