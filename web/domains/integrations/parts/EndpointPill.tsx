import type { WebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import { integrations } from '#words/integrations'
import { Pill } from '../../../ui/display/Pill.tsx'

const words = integrations.webhooks.status

/** The status of an endpoint: active, failing or disabled. */
export function EndpointPill({ of: { status, failing_since } }: { of: WebhookEndpoint }) {
  if (status === 'OFF') return <Pill tone="idle">{words.OFF}</Pill>
  return failing_since ? <Pill tone="wait">{words.failing}</Pill> : <Pill tone="in">{words.ON}</Pill>
}
