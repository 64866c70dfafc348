import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { accountTakenBack } from '../auth/index.ts'
import { endKeysOf } from './keys/end-keys.ts'
import { stopWebhooksOf } from './webhooks/change-endpoint.ts'

export const integrationListeners: AnyListener[] = [
  listener({
    name: 'end_keys_of_taken_back',
    event: accountTakenBack,
    handle: (tx, { user_id }) => endKeysOf(tx, user_id),
  }),
  listener({
    name: 'stop_webhooks_of_taken_back',
    event: accountTakenBack,
    handle: (tx, { user_id }) => stopWebhooksOf(tx, user_id),
  }),
]
