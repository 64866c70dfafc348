import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'

/** A person whose direct messages the reader has blocked. */
export const Block = z.object({ user_id: Id, name: z.string(), created_at: Instant }).meta({ id: 'Block' })
export type Block = z.infer<typeof Block>
