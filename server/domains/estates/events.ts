import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

/** Something that the setup checklist of an estate shows has changed: a unit was added, the estate is active. */
export const estateSetupChanged = defineFact({
  name: 'estate_setup_changed',
  payload: z.object({ estate_id: z.guid() }),
})
