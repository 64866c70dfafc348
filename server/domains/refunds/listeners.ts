import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { providerAnswersAgain } from '../../platform/pay/events.ts'
import { readDisputes } from './disputes/read-disputes.ts'

const catchUpOnDisputes = listener({
  name: 'catch_up_on_disputes',
  event: providerAnswersAgain,
  handle: (tx) => enqueue(tx, readDisputes, {}),
})

export const refundListeners: AnyListener[] = [catchUpOnDisputes]
