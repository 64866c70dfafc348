import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfPerson = z.object({ user_id: z.guid() })

/** A person's e-mail address changed, and is not verified yet. */
export const emailChanged = defineEvent({ name: 'email_changed', payload: OfPerson })

/** A person was deactivated. The database refuses their tokens at once. */
export const userDeactivated = defineEvent({ name: 'user_deactivated', payload: OfPerson })
