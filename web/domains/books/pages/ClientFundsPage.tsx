import type { Trust } from '@gida/contract/domains/books/trust'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { books } from '#words/books'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { TrustBars, type TrustKind } from '../parts/TrustBars.tsx'
import { TrustVerdict } from '../parts/TrustVerdict.tsx'
import { trustQuery } from '../queries.ts'
import { readTrustSearch } from '../search.ts'

const clientFundsScreen = getRouteApi('/signed-in/frame/dashboard/money')

const words = books.trust
const short = (kobo: number) => formatNaira(kobo, 'short')

/** Money held = money owed to others + the manager's own, now or at the end of a day. */
export function ClientFundsPage() {
  const search = clientFundsScreen.useSearch()
  const navigate = clientFundsScreen.useNavigate()
  const answer = useQuery(trustQuery(search))
  const isLandlord = useActor().user.role === 'LANDLORD'
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: (old) => readTrustSearch({ ...old, ...next }), resetScroll: false })

  return (
    <>
      <MoneyHead
        at="held"
        title={words.title}
        note={isLandlord ? words.noteLandlord : words.note}
        actions={
          <DayFilter
            label={words.at}
            max={today()}
            value={search.at ?? today()}
            onDay={(day) => change({ at: day === today() ? undefined : day, page: undefined })}
          />
        }
      />
      <Loaded of={answer} loading={books.loading}>
        {(data) => <Shown trust={data} at={search.at} onPage={(page) => change({ page })} />}
      </Loaded>
    </>
  )
}

type ShownProps = { trust: Trust; at: string | undefined; onPage: (page: number | undefined) => void }

function Shown({ trust, at, onPage }: ShownProps) {
  const { total, data, view, pagination } = trust
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
      </Card>
    )
  }
  // Figures link to accounts only where there is a single estate: accounts belong to one estate.
  const [only] = pagination.total === 1 ? data : []
  const linkOf = (kind: TrustKind) =>
    only && kind !== 'MANAGER' && kind !== 'ADVANCED' ? (
      <Link to="/dashboard/money/$id" params={{ id: only.estate_id }} search={{ kind, ...(at && { at }) }} />
    ) : undefined
  return (
    <div className="grid gap-4 md:gap-5">
      {view === 'MANAGER' && <TrustVerdict figures={total} />}
      <Card>
        <CardBody className="pt-5">
          <TrustBars figures={total} view={view} linkOf={linkOf} />
        </CardBody>
      </Card>
      <Card aria-labelledby="estates">
        <CardHead title={words.byEstate} id="estates" />
        <Rows>
          {data.map(({ estate_id, estate_name, figures }) => (
            <Row
              key={estate_id}
              icon="building"
              title={estate_name}
              note={
                view === 'MANAGER'
                  ? words.estate(short(figures.held_total), short(figures.own_total))
                  : words.estateLandlord(short(figures.owed_total))
              }
              link={<Link to="/dashboard/money/$id" params={{ id: estate_id }} search={at ? { at } : {}} />}
            />
          ))}
        </Rows>
        <PageFoot page={pagination.page} pages={pagination.totalPages} onPage={onPage} />
      </Card>
    </div>
  )
}
