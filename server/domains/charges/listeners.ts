import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { landlordNamed } from '../estates/index.ts'
import { takeNewLandlord } from './take-new-landlord.ts'

const oweToLandlord = listener({ name: 'owe_to_landlord', fact: landlordNamed, hear: takeNewLandlord })

export const chargeListeners: AnyListener[] = [oweToLandlord]
