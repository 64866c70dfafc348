import { z } from 'zod'
import { storableText } from '../delivery/storable-text.ts'

const Id = z.string().regex(/^[\w.=+/:-]{1,200}$/)
const Message = z.object({
  id: Id,
  /** Phone number without the plus. */
  from: z.string().regex(/^\d{5,15}$/),
  /** Seconds since the epoch. */
  timestamp: z.coerce.number().positive().max(1e10),
  type: z.string().regex(/^\w{1,50}$/),
  text: z.object({ body: z.string() }).optional(),
})
const Status = z.object({
  id: Id,
  status: z.string().regex(/^\w{1,30}$/),
  recipient_id: z
    .string()
    .regex(/^\d{0,15}$/)
    .catch(''),
  errors: z.array(z.object({ code: z.number(), title: z.string().catch('') })).catch([]),
})
/** Items of a batch are parsed one by one: an unknown kind does not drop the others. */
const Batch = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})
const Value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  messages: z.array(z.unknown()).catch([]),
  statuses: z.array(z.unknown()).catch([]),
})

export type Received = { id: string; from: string; sent_at: Date; text: string; is_unread: boolean }
export type Reported = { id: string; receiver: string; status: string }

/** Neither needs an answer: a reaction, and a changed number. */
const SAYS_NOTHING = ['reaction', 'system']
const MOST_SIGNS = 2_000

/** Messages and reports for our number in a batch; anything else is ignored. */
export function readBatch(sent: unknown, phoneId: string): { messages: Received[]; reports: Reported[] } {
  const entries = Batch.safeParse(sent).data?.entry ?? []
  const values = entries
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'messages')
    .flatMap(({ value }) => Value.safeParse(value).data ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phoneId)
  return {
    messages: values.flatMap(({ messages }) => messages.flatMap(readMessage)),
    reports: values.flatMap(({ statuses }) => statuses.flatMap(readStatus)),
  }
}

function readMessage(sent: unknown): Received[] {
  const message = Message.safeParse(sent).data
  if (!message || SAYS_NOTHING.includes(message.type)) return []
  const { id, from, timestamp, type, text } = message
  const said = { id, from: `+${from}`, sent_at: new Date(timestamp * 1000) }
  if (type === 'text' && text) return [{ ...said, text: storable(text.body), is_unread: false }]
  return [{ ...said, text: `[${type}]`, is_unread: true }]
}

const storable = (text: string) => storableText(text.slice(0, MOST_SIGNS))

/** Read implies delivered: the delivery report may be missing. */
function readStatus(sent: unknown): Reported[] {
  const report = Status.safeParse(sent).data
  if (!report) return []
  const { id, recipient_id: receiver, status, errors } = report
  const why = errors[0] ? ` ${errors[0].code} ${storable(errors[0].title).slice(0, 160)}` : ''
  return [{ id, receiver, status: status === 'read' ? 'delivered' : `${status}${why}` }]
}
