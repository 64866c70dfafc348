import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KEY_SCOPES } from './rules.ts'

export const KeyScope = z.enum(KEY_SCOPES)

/** An API key without its secret, as shown after creation. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'First characters of the key' }),
    last_four: z.string(),
    scopes: z.array(KeyScope),
    estates: z.array(z.object({ id: Id, name: z.string() })),
    owner: z.object({ id: Id, full_name: z.string() }),
    status: z.enum(['ACTIVE', 'REPLACED', 'EXPIRED', 'REVOKED']).meta({
      description: 'REPLACED: superseded by another key, but valid until `expires_at`',
    }),
    expires_at: Instant.nullable(),
    last_used_at: Instant.nullable().meta({ description: 'Accurate to the hour; null if never used' }),
    created_at: Instant,
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.object({
  name: z.string().trim().min(2, 'Say what it is for').max(60),
  scopes: z.array(KeyScope).min(1, 'Choose at least one permission').max(KEY_SCOPES.length),
  estate_ids: z.array(idOf('estate')).min(1, 'Choose at least one estate').max(50),
  expires_in_days: z.int().min(1).max(730).optional().meta({ description: 'Defaults to no expiry' }),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** The only response that contains the secret. */
export const MadeApiKey = ApiKey.extend({
  key: z.string().meta({ description: 'Shown only once; only its hash is stored' }),
}).meta({ id: 'MadeApiKey' })
export type MadeApiKey = z.infer<typeof MadeApiKey>
