import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'

/** A person's account at the external identity provider, linked to their Gida account. */
export const Identity = z
  .object({
    id: Id,
    issuer: z.string(),
    email: z.string().nullable(),
    linked_at: Instant,
  })
  .meta({ id: 'Identity' })
export type Identity = z.infer<typeof Identity>

export const OidcStart = z.object({ next: z.string().max(500).optional() })
/** Loose: the complete query is verified, including parameters not listed here. */
export const OidcCallback = z.looseObject({
  code: z.string().max(4000).optional(),
  state: z.string().max(500).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
})
export const OidcCode = z.object({ code: z.string().min(20).max(200) })
