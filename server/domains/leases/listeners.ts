import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { landlordNamed } from '../estates/index.ts'
import { takeNewLandlord } from './lifecycle/take-new-landlord.ts'

const letForLandlord = listener({ name: 'let_for_landlord', fact: landlordNamed, hear: takeNewLandlord })

export const leaseListeners: AnyListener[] = [letForLandlord]
