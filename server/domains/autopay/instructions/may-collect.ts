import { type RawBuilder, sql } from 'kysely'
import { isOnIn } from '../../../platform/features/features.ts'

/** Nothing is charged automatically while autopay is off or the estate suspended; planned charges wait. */
export const mayCollect = (estate: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isOnIn('autopay', estate)} and app.suspended_since(${estate}) is null)`
