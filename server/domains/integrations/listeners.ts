import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { accountTakenBack } from '../auth/index.ts'
import { memberLeft } from '../estates/index.ts'
import { userDeactivated } from '../users/index.ts'
import { endKeysOf } from './keys/end-keys.ts'
import { stopWebhooksOf } from './webhooks/change-endpoint.ts'
import { stopWebhooksOfLeaver } from './webhooks/stop-webhooks-of-leaver.ts'

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
  listener({
    name: 'stop_webhooks_of_leaver',
    event: memberLeft,
    handle: (tx, { user_id }) => stopWebhooksOfLeaver(tx, user_id),
  }),
  listener({
    name: 'stop_webhooks_of_deactivated',
    event: userDeactivated,
    handle: (tx, { user_id }) => stopWebhooksOfLeaver(tx, user_id),
  }),
]
