import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { AlertKind, Severity } from './alert.ts'
import { ALERT_WAYS, MOST_MESSAGE, MOST_RECIPIENTS, MOST_TITLE } from './rules.ts'

/** Any UUID; it references no record. */
const ClientId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
export const RaiseAlert = z
  .object({
    title: z.string().trim().min(1, 'Write what people read first.').max(MOST_TITLE),
    message: z.string().trim().min(1, 'Write what they must do.').max(MOST_MESSAGE),
    severity: Severity,
    kind: AlertKind.default('OTHER'),
    estate_id: idOf('estate').optional(),
    property_id: idOf('property').optional(),
    block: z.string().trim().min(1).max(100).optional(),
    user_ids: z.array(idOf('person')).min(1).max(MOST_RECIPIENTS).optional(),
    drill: z.boolean().default(false),
    send_at: Instant.optional().meta({
      description: 'When a drill is sent; defaults to now. Real alerts are always sent immediately',
    }),
    confirm_name: z.string().max(200).optional().meta({
      description: 'Name of the estate, as a confirmation. Required for a critical alert that is not a drill',
    }),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value raises no second alert',
    }),
  })
  .refine(({ estate_id, property_id }) => estate_id || property_id, {
    message: 'Choose the estate.',
    path: ['estate_id'],
  })
  .refine(({ drill, send_at }) => drill || !send_at, {
    message: 'A real alert is sent at once.',
    path: ['send_at'],
  })
export type RaiseAlert = z.infer<typeof RaiseAlert>

export const RaisedAlert = z.object({
  alert_id: Id,
  recipients: z.int(),
  channels: z.array(z.enum(ALERT_WAYS)),
})

const Place = z.object({ name: z.string(), people: z.int() })

export const AlertReach = z.object({
  people: z.int(),
  units: z.int(),
  phones: z.int(),
  emails: z.int(),
  sms_price: z.int().meta({ description: 'Price of one SMS to one person, in kobo' }),
  unreachable: z
    .array(z.string())
    .meta({ description: 'Names of the first ten people without a phone number' }),
  kinless: z.int().meta({ description: 'Number of people without a next of kin' }),
  without_kin: z
    .array(z.string())
    .meta({ description: 'Names of the first ten people without a next of kin' }),
  properties: z.array(Place.extend({ id: Id })),
  blocks: z.array(Place),
})
export type AlertReach = z.infer<typeof AlertReach>

/** A person who can be alerted individually. */
export const AlertPerson = z.object({
  user_id: Id,
  name: z.string(),
  unit: z.string().nullable(),
  has_phone: z.boolean(),
  has_email: z.boolean(),
})
export type AlertPerson = z.infer<typeof AlertPerson>
