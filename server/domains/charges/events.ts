import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfWaiver = z.object({ waiver_id: z.guid() })

/** A charge, or a part of it, was waived or written off. */
export const chargeWaived = defineEvent({ name: 'charge_waived', payload: OfWaiver })

/** What was waived or written off is asked for again, by a person. */
export const waiverUndone = defineEvent({ name: 'waiver_undone', payload: OfWaiver })
