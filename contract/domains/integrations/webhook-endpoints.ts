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
    summary: 'List webhook endpoints of the estates that the caller manages',
    ...may,
    answer: z.object({ data: z.array(WebhookEndpoint) }),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: WEBHOOKS,
    summary:
      'Create a webhook endpoint for events of an estate. Deliveries are signed according to Standard Webhooks',
    ...may,
    body: NewWebhookEndpoint,
    answer: MadeWebhookEndpoint,
    status: 201,
    errors: ['WEBHOOK_ADDRESS_REFUSED', 'TOO_MANY_WEBHOOKS'],
  }),
  updateWebhook: endpoint({
    method: 'PATCH',
    path: `${WEBHOOKS}/{id}`,
    summary: 'Update the address or the events of a webhook endpoint, or switch it on or off',
    ...one,
    body: WebhookEndpointChange,
    answer: WebhookEndpoint,
    errors: ['WEBHOOK_ADDRESS_REFUSED'],
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${WEBHOOKS}/{id}`,
    summary: 'Delete a webhook endpoint and its delivery log',
    ...one,
    answer: null,
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: `${WEBHOOKS}/{id}/rotate-secret`,
    summary: 'Rotate the secret of a webhook endpoint. Both secrets sign deliveries for 24 hours',
    ...one,
    answer: MadeWebhookEndpoint,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: `${WEBHOOKS}/{id}/test`,
    summary: 'Send a test event, which appears in the delivery log',
    ...one,
    answer: WebhookDelivery,
    status: 201,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: `${WEBHOOKS}/{id}/deliveries`,
    summary:
      'List the deliveries of a webhook endpoint and its responses over the last 30 days, newest first',
    ...one,
    query: PageQuery.extend({ status: z.enum(['WAITING', 'DELIVERED', 'GIVEN_UP']).optional() }),
    answer: WebhookDeliveries,
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/integrations/deliveries/{id}/replay',
    summary: 'Send a delivery again, with the same `webhook-id`',
    ...may,
    params: paramsOf('webhook_delivery'),
    answer: WebhookDelivery,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
}
