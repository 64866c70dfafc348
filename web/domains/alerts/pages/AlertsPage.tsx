import type { AlertRow } from '@gida/contract/domains/alerts/alert'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { alerts as words } from '#words/alerts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { DrillsCard } from '../parts/DrillsCard.tsx'
import { placeOf } from '../parts/place-of.ts'
import { alertsQuery } from '../queries.ts'

const alertsScreen = getRouteApi('/signed-in/frame/dashboard/alerts')

/** All alerts and drills, newest first. */
export function AlertsPage() {
  const search = alertsScreen.useSearch()
  const navigate = alertsScreen.useNavigate()
  const actor = useActor()
  const { estates } = actor
  const chosen = useChosenEstate()
  const estateId = search.estate_id ?? chosen ?? (estates.length === 1 ? estates[0]?.id : undefined)
  const answer = useQuery(alertsQuery(search))
  return (
    <>
      <PageHead title={words.title} note={words.note} wraps actions={estates.length > 0 && <Actions />} />
      <Card className="mb-4">
        <Loaded bare of={answer}>
          {({ data, pagination }) =>
            data.length > 0 ? (
              <>
                <Rows plainFirst label={words.title}>
                  {data.map((alert) => (
                    <AlertLine key={alert.id} alert={alert} />
                  ))}
                </Rows>
                <PageFoot
                  page={pagination.page}
                  pages={pagination.totalPages}
                  onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
                />
              </>
            ) : (
              <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
            )
          }
        </Loaded>
      </Card>
      {estateId && hasPermission(actor, 'alerts_read') && <DrillsCard estateId={estateId} />}
    </>
  )
}

const Actions = () => (
  <>
    <Button asChild kind="danger">
      <Link to="/dashboard/alerts/new">{words.raise}</Link>
    </Button>
    <Button asChild kind="second">
      <Link to="/dashboard/alerts/drill">{words.plan}</Link>
    </Button>
    <Button asChild kind="quiet">
      <Link to="/dashboard/alerts/roster">{words.roster}</Link>
    </Button>
  </>
)

function AlertLine({ alert }: { alert: AlertRow }) {
  const { id, title, severity, estate_name, sent_at, send_at, counts, status, is_drill } = alert
  const isOpen = status === 'OPEN'
  return (
    <Row
      icon="alert"
      tone={isOpen ? (is_drill ? 'info' : 'late') : 'idle'}
      title={is_drill ? `${words.drill}: ${title}` : title}
      note={[words.severities[severity], estate_name, placeOf(alert), formatWhen(sent_at ?? send_at)]
        .filter(Boolean)
        .join(' · ')}
      middle={sent_at && words.known(counts.total - counts.waiting, counts.total)}
      value={
        <Pill tone={isOpen ? 'late' : status === 'PLANNED' ? 'info' : 'in'}>{words.statuses[status]}</Pill>
      }
      link={<Link to="/dashboard/alerts/$id" params={{ id }} />}
      chevron
    />
  )
}
