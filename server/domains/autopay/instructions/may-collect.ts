import { type RawBuilder, sql } from 'kysely'
import { isOnIn } from '../../../platform/features/features.ts'

/** Nothing is debited by itself where autopay is switched off, or the estate suspended; what is planned there waits. */
export const mayCollect = (estate: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isOnIn('autopay', estate)} and app.suspended_since(${estate}) is null)`
