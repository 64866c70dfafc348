import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhook-rules.ts'

const WebhookEventName = z.enum(WEBHOOK_EVENTS)
const Address = z.url({ protocol: /^https?$/, error: 'Enter an https:// address' }).max(500)
const Events = z.array(WebhookEventName).min(1, 'Choose at least one event').max(WEBHOOK_EVENTS.length)

export const WebhookEndpoint = z
  .object({
    id: Id,
    estate: z.object({ id: Id, name: z.string() }),
    url: z.string(),
    events: z.array(WebhookEventName),
    status: z.enum(['ON', 'OFF']),
    off_reason: z.enum(['BY_HAND', 'GONE', 'FAILING', 'LEFT']).nullable().meta({
      description:
        'BY_HAND: switched off by a person. GONE: the endpoint answered 410. FAILING: no successful response for five days. LEFT: its creator no longer manages the estate. Null while it is on',
    }),
    failing_since: Instant.nullable(),
    previous_secret_until: Instant.nullable().meta({
      description: 'Until when two secrets sign deliveries; null if only one does',
    }),
    waiting: z.int().meta({ description: 'Number of pending deliveries' }),
    created_at: Instant,
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const NewWebhookEndpoint = z.object({ estate_id: idOf('estate'), url: Address, events: Events })
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>

export const WebhookEndpointChange = z.object({
  url: Address.optional(),
  events: Events.optional(),
  status: z.enum(['ON', 'OFF']).optional(),
})
export type WebhookEndpointChange = z.infer<typeof WebhookEndpointChange>

/** The only response that contains the signing secret. */
export const MadeWebhookEndpoint = WebhookEndpoint.extend({
  secret: z.string().meta({ description: 'Signing secret (`whsec_`); shown only once' }),
}).meta({ id: 'MadeWebhookEndpoint' })
export type MadeWebhookEndpoint = z.infer<typeof MadeWebhookEndpoint>

export const WebhookDelivery = z
  .object({
    id: Id.meta({ description: 'The `webhook-id` header, the same for every attempt' }),
    event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    object_id: Id,
    body: z.string(),
    status: z.enum(['WAITING', 'DELIVERED', 'GIVEN_UP']),
    attempts: z.int(),
    next_at: Instant.nullable(),
    last_attempt_at: Instant.nullable(),
    answer_status: z.int().nullable(),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'First 1 kB of the response body; null if there was none' }),
    fault: z.string().nullable().meta({ description: 'Why there was no response; null if there was one' }),
    took_ms: z.int().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveries = pageOf(WebhookDelivery)

/** The payload. It is thin, so that no personal data ends up in the receiver's logs. */
export const WebhookBody = z
  .object({
    type: z.string(),
    timestamp: Instant,
    data: z.object({ object: z.string(), id: Id, estate_id: Id, status: z.string().nullable() }),
  })
  .meta({ id: 'WebhookBody' })
export type WebhookBody = z.infer<typeof WebhookBody>
