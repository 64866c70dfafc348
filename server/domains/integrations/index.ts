export { keyMade, webhookSwitchedOff } from './events.ts'
export { admitKey, isApiKey } from './keys/admit-key.ts'
export { getKey } from './keys/key-queries.ts'
export { getEndpoint } from './webhooks/endpoint-queries.ts'
