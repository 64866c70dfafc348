export { webhookSwitchedOff } from './events.ts'
export { admitKey, isApiKey } from './keys/admit-key.ts'
export { getEndpoint } from './webhooks/endpoint-queries.ts'
