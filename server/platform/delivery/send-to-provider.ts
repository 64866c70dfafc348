import { z } from 'zod'
import { exists } from '../db/rows/exists.ts'
import { unsubscribeLink } from '../mail/unsubscribe.ts'
import { handToDevices } from '../push/hand-to-devices.ts'
import type { Services } from '../services.ts'
import { CLASSES } from './classes.ts'
import type { Message } from './message.ts'
import type { Outcome } from './outcome.ts'

const Attachments = z.array(z.object({ file_key: z.string(), name: z.string(), content_type: z.string() }))
const Calendar = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).nullable()

/** Asks the provider of its channel to take one attempt. */
export async function sendToProvider(services: Services, message: Message): Promise<Outcome> {
  const { channel, recipient, body, subject, html } = message
  if (channel === 'PUSH') return handToDevices(services, message)
  const { route, isSentAgain } = CLASSES[message.class]
  // Alarms and sign-in mails are sent even to suppressed addresses, or a person whose mailbox works again would stay locked
  // out.
  const isTriedAnyway = isSentAgain && (channel === 'SMS' || message.has_secret)
  if (!isTriedAnyway && (await isSuppressed(services, message)))
    return { kind: 'refused', words: channel === 'SMS' ? REFUSES : GONE }
  if (channel === 'WHATSAPP') return services.messenger.send(recipient, body, message.id)
  if (channel === 'SMS') return services.texter.send(recipient, body, route)
  const stop = stopLink(services, message)
  const foot = stop ? `\n\nNo more mails like this: ${stop}` : ''
  return services.mailer.send({
    to: recipient,
    subject: subject ?? '',
    text: body + foot,
    id: message.id,
    ...(html ? { html: html + (stop ? `\n<p><a href="${stop}">No more mails like this</a></p>` : '') } : {}),
    ...(stop ? { unsubscribe: stop } : {}),
    attachments: await readAttachments(services, message.attachments),
    calendar: Calendar.parse(message.calendar) ?? undefined,
  })
}

const GONE = 'This address does not exist any more.'
const REFUSES = 'No SMS goes to this number: it refused two in a row.'

/** The unsubscribe link, if the class has one. */
const stopLink = (services: Services, { class: of, user_id, kind }: Message): string | null =>
  CLASSES[of].isUnsubscribable && user_id && kind ? unsubscribeLink(services, { user_id, kind }) : null

const isSuppressed = (services: Services, { channel, recipient }: Message): Promise<boolean> =>
  services.transaction('system', (tx) =>
    exists(
      tx
        .selectFrom('suppressed_address')
        .select('address')
        .where('channel', '=', channel)
        .where('address', '=', recipient),
    ),
  )

const readAttachments = (services: Services, attachments: unknown) =>
  Promise.all(
    Attachments.parse(attachments).map(async ({ file_key, name, content_type }) => {
      const bytes = await services.files.get(file_key)
      if (!bytes) throw new Error(`The attachment ${name} is not in the store.`)
      return { name, contentType: content_type, bytes }
    }),
  )
