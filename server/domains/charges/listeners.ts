import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { landlordNamed } from '../estates/index.ts'
import { applyNewLandlord } from './change-landlord-of-charges.ts'

const oweToLandlord = listener({ name: 'owe_to_landlord', event: landlordNamed, handle: applyNewLandlord })

export const chargeListeners: AnyListener[] = [oweToLandlord]
