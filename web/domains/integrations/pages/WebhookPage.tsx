import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { integrations } from '#words/integrations'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { DeliveryRows } from '../parts/DeliveryRows.tsx'
import { EndpointActions } from '../parts/EndpointActions.tsx'
import { deliveriesQuery, webhooksQuery } from '../queries.ts'

const webhookScreen = getRouteApi('/signed-in/frame/dashboard/settings/developers/$id')
const words = integrations.webhooks

/** One webhook endpoint and its deliveries. */
export function WebhookPage() {
  const { id } = webhookScreen.useParams()
  const { page = 1 } = webhookScreen.useSearch()
  const navigate = webhookScreen.useNavigate()
  const deliveries = useQuery(deliveriesQuery(id, page))
  const crumb = <Link to="/dashboard/settings/developers">{integrations.title}</Link>
  return (
    <Loaded of={useQuery(webhooksQuery)} head={<PageHead crumb={crumb} title={words.title} />}>
      {({ data }) => {
        const endpoint = data.find((one) => one.id === id)
        if (!endpoint) return <PageHead crumb={crumb} title={words.missing} />
        const { url, estate, status, off_reason, failing_since, previous_secret_until } = endpoint
        return (
          <>
            <PageHead
              wraps
              crumb={crumb}
              title={new URL(url).host}
              note={<span className="wrap-anywhere">{words.to(estate.name, url)}</span>}
              actions={<EndpointActions of={endpoint} />}
            />
            <div className="grid max-w-[760px] gap-4">
              {status === 'OFF' && <Banner tone="wait">{words.off[off_reason ?? 'BY_HAND']}</Banner>}
              {status === 'ON' && failing_since && (
                <Banner tone="wait">{words.fails(formatWhen(failing_since))}</Banner>
              )}
              {previous_secret_until && <Banner>{words.both(formatWhen(previous_secret_until))}</Banner>}
              <Card aria-labelledby="log">
                <CardHead id="log" title={words.log} />
                <Loaded bare of={deliveries}>
                  {(log) => (
                    <DeliveryRows
                      of={log}
                      canSend={status === 'ON'}
                      onPage={(next) => void navigate({ search: { page: next } })}
                    />
                  )}
                </Loaded>
              </Card>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}
