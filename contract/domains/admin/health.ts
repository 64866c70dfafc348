import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

const Way = z.enum(['PAYMENTS', 'EMAIL', 'SMS', 'PUSH', 'WHATSAPP'])

/** Health of the installation: queues, failures, slow calls, sizes. */
export const PlatformHealth = z
  .object({
    jobs: z.object({
      waiting: z.int(),
      failing: z.int(),
      oldest_seconds: z.int(),
      given_up: z.int().meta({ description: 'Jobs abandoned within the last 30 days' }),
      kinds: z.array(
        z.object({ name: z.string(), waiting: z.int(), failing: z.int(), oldest_seconds: z.int() }),
      ),
    }),
    ways: z.array(
      z.object({
        way: Way,
        last_success_at: Instant.nullable(),
        failed: z.int().meta({
          description: 'Failures within the last hour; for payments, requests the provider refused today',
        }),
        open_until: Instant.nullable().meta({
          description: 'When the circuit breaker tries the service again; null if it is not open',
        }),
        down_since: Instant.nullable(),
      }),
    ),
    storage: z.object({ files: z.int(), bytes: z.int() }),
    database: z.object({ bytes: z.int(), tables: z.array(z.object({ name: z.string(), bytes: z.int() })) }),
    calls: z
      .array(
        z.object({
          call: z.string(),
          count: z.int(),
          errors: z.int(),
          p95_ms: z.int().nullable().meta({
            description:
              '95th percentile of response time in milliseconds; null above the largest measured bucket',
          }),
          slowest_ms: z.int(),
        }),
      )
      .meta({ description: 'The slowest and the failing calls of the last 24 hours' }),
    ledger: z
      .object({
        is_running: z.boolean(),
        checked_at: Instant.nullable(),
        faults: z.int(),
        rules: z.int(),
      })
      .nullable()
      .meta({ description: 'The last ledger check; null before the first' }),
    standbys: z
      .array(z.object({ name: z.string(), bytes: z.int(), seconds: z.number() }))
      .meta({ description: 'Standby databases and their replication lag in bytes and seconds' }),
    last_backup_at: Instant.nullable().meta({
      description: 'When the embedded database was last backed up by its own command; null if unknown',
    }),
    backups_sent_at: Instant.nullable().meta({
      description: 'When backups were last copied off this machine; null if they are not',
    }),
    checked_at: Instant,
  })
  .meta({ id: 'PlatformHealth' })
export type PlatformHealth = z.infer<typeof PlatformHealth>
