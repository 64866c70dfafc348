import { listUnsent, type OutboxName } from './platform/outbox/queued-items.ts'
import { hurry } from './platform/outbox/sender.ts'

/** The outbox module of each kind of queued item, loaded on demand. */
const OUTBOXES: Record<OutboxName, () => Promise<unknown>> = {
  messages: () => import('./domains/conversations/outbox.ts'),
  reports: () => import('./domains/maintenance/outbox.ts'),
  findings: () => import('./domains/inspections/outbox.ts'),
  photos: () => import('./domains/assets/outbox.ts'),
  answers: () => import('./domains/meetings/outbox.ts'),
  alarms: () => import('./domains/alerts/outbox.ts'),
  notes: () => import('./domains/maintenance/note-outbox.ts'),
  work_notes: () => import('./domains/work-orders/note-outbox.ts'),
  readings: () => import('./domains/assets/reading-outbox.ts'),
  cash: () => import('./domains/payments/cash-outbox.ts'),
}

/** Loads only the modules of the kinds that are queued. */
export const loadOutboxes = (): Promise<unknown> =>
  Promise.all([...new Set(listUnsent().map(({ kind }) => kind))].map((kind) => OUTBOXES[kind]()))

/** Sends everything queued in an earlier visit. */
export async function sendUnsent(): Promise<void> {
  await loadOutboxes()
  await hurry()
}
