import { z } from 'zod'

/** UUIDv7 where we make them; any UUID is accepted where one is asked for. */
export const Id = z.guid().meta({ description: 'UUID' })
export type Id = string

export const IdParams = z.object({ id: Id })
