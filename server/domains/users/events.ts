import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfPerson = z.object({ user_id: z.guid() })

/** A person has another e-mail address from now on; nobody has shown yet that it is theirs. */
export const emailChanged = defineEvent({ name: 'email_changed', payload: OfPerson })

/** A person may come in no more. Their tokens are refused at once by the database itself. */
export const userDeactivated = defineEvent({ name: 'user_deactivated', payload: OfPerson })
