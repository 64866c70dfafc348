import { keys } from './key-endpoints.ts'
import { testKeys } from './test-key-endpoints.ts'
import { webhooks } from './webhook-endpoints.ts'

/** What others build on: keys for their programs, and addresses that are told of events. */
export const integrations = { ...keys, ...testKeys, ...webhooks }
