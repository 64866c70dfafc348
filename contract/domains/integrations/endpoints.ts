import { keys } from './key-endpoints.ts'
import { testKeys } from './test-key-endpoints.ts'
import { webhooks } from './webhook-endpoints.ts'

/** Integrations: API keys, test keys and webhooks. */
export const integrations = { ...keys, ...testKeys, ...webhooks }
