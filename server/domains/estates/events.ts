import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Something that the setup checklist shows has changed, such as a unit added. */
export const estateSetupChanged = defineEvent({
  name: 'estate_setup_changed',
  payload: z.object({ estate_id: z.guid() }),
})

/** An ownerless property got an owner, who also owns what was let and charged before. */
export const landlordNamed = defineEvent({
  name: 'landlord_named',
  payload: z.object({ property_id: z.guid(), estate_id: z.guid(), landlord_id: z.guid() }),
})

/** A person left or was removed from an estate, in one role or in all. */
export const memberLeft = defineEvent({
  name: 'member_left',
  payload: z.object({ estate_id: z.guid(), user_id: z.guid() }),
})
