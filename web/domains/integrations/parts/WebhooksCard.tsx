import type { WebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { integrations } from '#words/integrations'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { WebhookForm } from '../forms/WebhookForm.tsx'
import { webhooksQuery } from '../queries.ts'
import { EndpointPill } from './EndpointPill.tsx'
import { ShownOnce } from './ShownOnce.tsx'

const words = integrations.webhooks

/** Webhook endpoints, with a button to add one. */
export function WebhooksCard() {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <Card aria-labelledby="webhooks">
      <CardHead
        wraps
        id="webhooks"
        title={words.title}
        end={
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      />
      <CardBody className="pt-0 text-ink-soft">{words.note}</CardBody>
      <Loaded bare of={useQuery(webhooksQuery)} rows={2} loading={words.loading}>
        {({ data }) => (data.length > 0 ? <Endpoints of={data} /> : <NoEndpoints />)}
      </Loaded>
      {isAdding && (
        <WebhookForm
          onClose={() => setAdding(false)}
          onSaved={(made) => {
            setAdding(false)
            setSecret(made)
          }}
        />
      )}
      {secret && (
        <ShownOnce
          title={words.secretTitle}
          label={words.secret}
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
    </Card>
  )
}

const Endpoints = ({ of }: { of: readonly WebhookEndpoint[] }) => (
  <Rows label={words.title}>
    {of.map((endpoint) => (
      <Row
        key={endpoint.id}
        icon="send"
        title={new URL(endpoint.url).host}
        note={words.about(endpoint.estate.name, endpoint.events.length)}
        end={<EndpointPill of={endpoint} />}
        chevron
        link={<Link to="/dashboard/settings/developers/$id" params={{ id: endpoint.id }} />}
      />
    ))}
  </Rows>
)

const NoEndpoints = () => (
  <EmptyState small title={words.empty}>
    {words.emptyNote}
  </EmptyState>
)
