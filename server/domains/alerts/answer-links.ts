import { createHmac, hash } from 'node:crypto'
import type { Services } from '../../platform/services.ts'

/** 96 bits: short enough for a text message and still unguessable. */
const BYTES = 12
export type LinkOf = { alert_id: string; user_id: string; as: 'SELF' | 'KIN' }

/** Derived again whenever it is sent; only its hash is stored. */
export const answerToken = (
  { secrets }: Pick<Services, 'secrets'>,
  { alert_id, user_id, as }: LinkOf,
): string =>
  createHmac('sha256', secrets.alertLink)
    .update(`${alert_id}:${user_id}:${as}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

export const hashAnswerToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export const answerLink = (services: Services, of: LinkOf): string =>
  `${services.config.http.publicUrl}/a/${answerToken(services, of)}`
