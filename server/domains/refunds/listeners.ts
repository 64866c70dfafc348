import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { providerAnswersAgain } from '../payments/index.ts'
import { readDisputes } from './disputes/read-disputes.ts'

const catchUpOnDisputes = listener({
  name: 'catch_up_on_disputes',
  fact: providerAnswersAgain,
  hear: (tx) => enqueue(tx, readDisputes, {}),
})

export const refundListeners: AnyListener[] = [catchUpOnDisputes]
