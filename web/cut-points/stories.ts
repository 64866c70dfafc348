import type { App } from './app.ts'
import type { Sent } from './faulty-network.ts'

/** One thing that a person does, and what the server has done when it is there: that, and what comes with it. */
type Action = { name: string; more?: readonly string[]; does: (app: App) => Promise<unknown> }

const photo = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' })
const message = (to: string, content: string, files: File[] = []): Action => ({
  name: [to, content, ...files.map(({ name }) => name)].join(' '),
  does: ({ messages }) => messages.add({ conversation_id: to, content }, files),
})
const meeting = (status: 'ACCEPTED' | 'DECLINED'): Action => ({
  name: `meeting ${status}`,
  does: ({ answers }) =>
    answers.sendOrKeep({
      meeting_id: 'meeting',
      title: 'Diesel',
      start_time: '2026-12-04T17:00:00Z',
      status,
    }),
})
const report = (title: string, ...more: string[]): Action => ({
  ...{ name: title, more },
  does: ({ sendReport }) =>
    sendReport({
      ...{ unit_id: 'unit', body: { title } as never, client_id: title },
      ...{ photos: more.map(photo), photo_ids: more.map((name) => `${title} ${name}`) },
    }),
})

/** What people do on a bad line, and what the server has done when all of it is there. */
export const STORIES: Record<string, readonly Action[]> = {
  'one message': [message('office', 'The pump hums')],
  'three messages of one conversation': ['One', 'Two', 'Three'].map((text) => message('office', text)),
  'messages of two conversations': [
    message('office', 'One'),
    message('agent', 'Two'),
    message('office', 'Three'),
  ],
  'a message with a photo, and one behind it': [
    message('office', 'See', [photo('tank.jpg')]),
    message('office', 'It leaks'),
  ],
  'a report of a fault with two photos': [report('No water', 'sink.jpg', 'tap.jpg')],
  'an answer to a meeting, and another': [meeting('ACCEPTED'), meeting('DECLINED')],
  'an answer to an alarm': [
    {
      name: 'alarm SAFE',
      does: ({ alarms }) => alarms.sendOrKeep({ alert_id: 'alarm', title: 'Fire', answer: 'SAFE' }),
    },
  ],
  'two notes': ['Called him', 'He comes at 4'].map((note) => ({
    name: note,
    does: ({ notes }) => notes.sendOrKeep({ request_id: 'request', note }),
  })),
  'a note of the work': [
    {
      name: 'Valve is in',
      does: ({ workNotes }) => workNotes.sendOrKeep({ order_id: 'order', note: 'Valve is in' }),
    },
  ],
  'a reading of a meter': [
    {
      name: 'meter 1250',
      does: ({ readings }) =>
        readings.sendOrKeep({ asset_id: 'asset', body: { kind: 'READING', meter: 1250 } }),
    },
  ],
  'cash that was taken, twice': [150_000, 90_000].map((amount) => ({
    name: `cash ${amount}`,
    does: ({ cash }) =>
      cash.sendOrKeep({ tenant_name: 'Ada', body: { amount, property_unit_id: 'unit' } as never }),
  })),
  'a photo of a task': [
    {
      name: 'oil.jpg',
      does: ({ photos }) => photos.add({ step_id: 'step', step: 'Oil', to: '/' }, [photo('oil.jpg')]),
    },
  ],
}

/** What the server calls what it has done. */
export function nameOf({ path, fields }: Sent): string {
  const { conversation_id, content, files, file, title, status, state, note, meter, amount } = fields
  if (path.includes('/meetings/')) return `meeting ${status}`
  if (path.includes('/alerts/')) return `alarm ${state}`
  if (conversation_id) return [conversation_id, content, files].filter(Boolean).join(' ')
  if (meter) return `meter ${meter}`
  if (amount) return `cash ${amount}`
  return String(file ?? title ?? note)
}
