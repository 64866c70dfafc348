import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { landlordNamed } from '../estates/index.ts'
import { readDisputes } from './disputes/read-disputes.ts'
import { providerAnswersAgain } from './events.ts'
import { recurringListeners } from './recurring/recurring-listeners.ts'
import { takeNewLandlord } from './take-new-landlord.ts'

const oweToLandlord = listener({ name: 'owe_to_landlord', fact: landlordNamed, hear: takeNewLandlord })
const catchUpOnDisputes = listener({
  name: 'catch_up_on_disputes',
  fact: providerAnswersAgain,
  hear: (tx) => enqueue(tx, readDisputes, {}),
})

export const paymentsListeners: AnyListener[] = [oweToLandlord, catchUpOnDisputes, ...recurringListeners]
