import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Something that the setup checklist of an estate shows has changed: a unit was added, the estate is active. */
export const estateSetupChanged = defineEvent({
  name: 'estate_setup_changed',
  payload: z.object({ estate_id: z.guid() }),
})

/** A property that had no owner has one now: what was let and charged before is theirs. */
export const landlordNamed = defineEvent({
  name: 'landlord_named',
  payload: z.object({ property_id: z.guid(), estate_id: z.guid(), landlord_id: z.guid() }),
})

/** A person was taken out of an estate, or left it: in one of their roles, or in all. */
export const memberLeft = defineEvent({
  name: 'member_left',
  payload: z.object({ estate_id: z.guid(), user_id: z.guid() }),
})
