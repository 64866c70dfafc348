import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { privacy } from '#words/privacy'
import { privacyDesk as words } from '#words/privacy-desk'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { DeskRequest } from '../parts/DeskRequest.tsx'
import { deskQuery } from '../queries.ts'

const deskScreen = getRouteApi('/signed-in/frame/dashboard/settings/privacy/desk')
const SHOWS = [
  { value: '', label: words.shows.open },
  { value: 'closed', label: words.shows.closed },
]

/** Data subject requests for staff, earliest deadline first. */
export function DeskPage() {
  const search = deskScreen.useSearch()
  const navigate = deskScreen.useNavigate()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/settings/privacy">{privacy.title}</Link>}
        title={words.title}
        note={words.note}
        wraps
      />
      <div className="mt-4 grid max-w-[760px] gap-4">
        <Segmented
          label={words.show}
          options={SHOWS}
          value={search.closed ? 'closed' : ''}
          onChange={(show) => void navigate({ search: show ? { closed: true } : {} })}
        />
        <Loaded of={useQuery(deskQuery(search))}>
          {({ data, pagination }) =>
            data.length === 0 && pagination.total === 0 ? (
              <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
            ) : (
              <>
                {data.length > 0 && (
                  <Card as="div">
                    <CardBody className="pt-4 md:pt-5">
                      <ul className="grid gap-5">
                        {data.map((one) => (
                          <li key={one.id} className="grid gap-2">
                            <DeskRequest request={one} />
                          </li>
                        ))}
                      </ul>
                    </CardBody>
                  </Card>
                )}
                {(pagination.totalPages > 1 || pagination.page > 1) && (
                  <Pager
                    page={pagination.page}
                    pages={pagination.totalPages}
                    onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </>
  )
}
