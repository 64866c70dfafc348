import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'
import {
  MadeWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
} from './webhook.ts'

const WEBHOOKS = '/integrations/webhooks'
const may = { access: 'estate_write', person_only: true } as const
const one = { ...may, params: paramsOf('webhook_endpoint') } as const

export const webhooks = {
  listWebhooks: endpoint({
    method: 'GET',
    path: WEBHOOKS,
    summary: 'The addresses that are told of events in the estates that you manage',
    ...may,
    answer: z.object({ data: z.array(WebhookEndpoint) }),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: WEBHOOKS,
    summary: 'Have an address told of events in an estate, signed after Standard Webhooks',
    ...may,
    body: NewWebhookEndpoint,
    answer: MadeWebhookEndpoint,
    status: 201,
    errors: ['WEBHOOK_ADDRESS_REFUSED', 'TOO_MANY_WEBHOOKS'],
  }),
  updateWebhook: endpoint({
    method: 'PATCH',
    path: `${WEBHOOKS}/{id}`,
    summary: 'Another address, other events, on or off',
    ...one,
    body: WebhookEndpointChange,
    answer: WebhookEndpoint,
    errors: ['WEBHOOK_ADDRESS_REFUSED'],
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${WEBHOOKS}/{id}`,
    summary: 'Tell an address no more, and forget what it was told',
    ...one,
    answer: null,
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: `${WEBHOOKS}/{id}/rotate-secret`,
    summary: 'Another secret; for 24 hours both sign',
    ...one,
    answer: MadeWebhookEndpoint,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: `${WEBHOOKS}/{id}/test`,
    summary: 'Send a test, which stands in the log like any other',
    ...one,
    answer: WebhookDelivery,
    status: 201,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: `${WEBHOOKS}/{id}/deliveries`,
    summary: 'What was sent to an address in the last 30 days and what it answered, the newest first',
    ...one,
    query: PageQuery.extend({ status: z.enum(['WAITING', 'DELIVERED', 'GIVEN_UP']).optional() }),
    answer: WebhookDeliveries,
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/integrations/deliveries/{id}/replay',
    summary: 'Send a delivery again, under the same webhook-id',
    ...may,
    params: paramsOf('webhook_delivery'),
    answer: WebhookDelivery,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
}
