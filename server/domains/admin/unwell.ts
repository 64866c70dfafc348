import type { Health } from '@gida/contract/domains/admin/endpoints'
import type { ErrorBody } from '@gida/contract/shared/errors'
import type { z } from 'zod'
import { Problem } from '../../platform/errors/problem.ts'

/** The 503 of an unhealthy node: the usual error, with the whole state of health. */
export class Unwell extends Problem {
  readonly #health: z.infer<typeof Health>

  constructor(health: z.infer<typeof Health>) {
    const failed = Object.entries(health.checks).filter(([, check]) => check === 'failed')
    const names = failed.map(([name]) => name).join(', ')
    super('DATABASE_UNAVAILABLE', { message: `Not ready: ${names}.`, retryAfter: 5 })
    this.#health = health
  }

  override body(): ErrorBody {
    return { ...super.body(), ...this.#health }
  }
}
