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
      given_up: z.int().meta({ description: 'Within the last thirty days' }),
      kinds: z.array(
        z.object({ name: z.string(), waiting: z.int(), failing: z.int(), oldest_seconds: z.int() }),
      ),
    }),
    ways: z.array(
      z.object({
        way: Way,
        last_success_at: Instant.nullable(),
        failed: z.int().meta({ description: 'Within the hour; of payments, answers refused today' }),
        open_until: Instant.nullable().meta({ description: 'Until then it is left alone' }),
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
          p95_ms: z
            .int()
            .nullable()
            .meta({ description: '95 of 100 took so long at most; null: longer than is told apart' }),
          slowest_ms: z.int(),
        }),
      )
      .meta({ description: 'The slowest and the failing of the last 24 hours' }),
    ledger: z
      .object({
        is_running: z.boolean(),
        checked_at: Instant.nullable(),
        faults: z.int(),
        rules: z.int(),
      })
      .nullable()
      .meta({ description: 'The last check of the books; null before the first' }),
    standbys: z
      .array(z.object({ name: z.string(), bytes: z.int(), seconds: z.number() }))
      .meta({ description: 'Databases that follow this one, and how far behind each is' }),
    last_backup_at: Instant.nullable().meta({
      description: 'Of the embedded database, by its own command; null where none is known',
    }),
    backups_sent_at: Instant.nullable().meta({
      description: 'When backups were last sent to another place; null where they stay on this machine',
    }),
    checked_at: Instant,
  })
  .meta({ id: 'PlatformHealth' })
export type PlatformHealth = z.infer<typeof PlatformHealth>
