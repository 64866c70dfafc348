import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { landlordNamed } from '../estates/index.ts'
import { applyNewLandlord } from './lifecycle/change-landlord-of-leases.ts'

const letForLandlord = listener({ name: 'let_for_landlord', event: landlordNamed, handle: applyNewLandlord })

export const leaseListeners: AnyListener[] = [letForLandlord]
