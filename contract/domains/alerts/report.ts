import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Alert, AlertRow, Severity } from './alert.ts'

const Seconds = z.int().nullable()

const Score = z.object({
  people: z.int(),
  answered: z.int(),
  half_seconds: Seconds.meta({
    description: 'Seconds until half of the people had answered; null if fewer did',
  }),
  all_seconds: Seconds.meta({
    description: 'Seconds until everyone was accounted for; null if somebody was not',
  }),
  first_help_seconds: Seconds.meta({
    description: 'Seconds until the first person who needed help no longer did; null if there was none',
  }),
  by_kin: z.int(),
  in_person: z.int(),
  blocks: z.array(z.object({ name: z.string(), people: z.int(), all_seconds: Seconds })),
})
export type Score = z.infer<typeof Score>

export const AlertReport = z
  .object({
    alert: AlertRow,
    score: Score,
    minutes: z
      .array(z.object({ safe: z.int(), away: z.int(), needs_help: z.int() }))
      .meta({ description: 'Last answers, by the minute in which they arrived' }),
    before: Score.extend({ sent_at: z.iso.datetime() })
      .nullable()
      .meta({ description: "Score of the estate's previous drill; null if there was none" }),
    events: Alert.shape.events,
    recipients: Alert.shape.recipients,
  })
  .meta({ id: 'AlertReport' })
export type AlertReport = z.infer<typeof AlertReport>

/** Result of one drill: the share of people accounted for by their own answers, and in the end. */
export const DrillScore = z
  .object({
    alert_id: Id,
    title: z.string(),
    sent_at: Instant,
    people: z.int(),
    early_percent: z
      .int()
      .meta({ description: 'Percentage of people accounted for before anyone else was asked about them' }),
    known_percent: z.int(),
    half_seconds: Seconds,
    all_seconds: Seconds,
  })
  .meta({ id: 'DrillScore' })
export type DrillScore = z.infer<typeof DrillScore>

export const DeliveryStat = z.object({
  alert_id: Id,
  title: z.string(),
  severity: Severity,
  sent_at: Instant,
  recipients: z.int(),
  delivered: z.int(),
  acknowledged: z.int(),
  failed: z.int(),
})
