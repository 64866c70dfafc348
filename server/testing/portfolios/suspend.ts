import type { World } from '../world.ts'

/** Suspends an estate, as the super admin does. */
export const suspend = (world: World, estate_id: string, by: string) =>
  world.owner.query('insert into estate_suspension (estate_id, reason, suspended_by) values ($1, $2, $3)', [
    ...[estate_id, 'Lets homes of others', by],
  ])
