import { vi } from 'vitest'

/** Waits until nothing moves any more that waits for no clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** As the browser would begin it: with what was kept, and without anything that ran before. */
export async function openApp() {
  vi.resetModules()
  const [messages, reports, answers, alarms, notes, workNotes, readings, cash, photos, { sendUnsent }, kept] =
    await Promise.all([
      import('../domains/conversations/outbox.ts'),
      import('../domains/maintenance/outbox.ts'),
      import('../domains/meetings/outbox.ts'),
      import('../domains/alerts/outbox.ts'),
      import('../domains/maintenance/note-outbox.ts'),
      import('../domains/work-orders/note-outbox.ts'),
      import('../domains/assets/reading-outbox.ts'),
      import('../domains/payments/cash-outbox.ts'),
      import('../domains/assets/outbox.ts'),
      import('../outboxes.ts'),
      import('../platform/outbox/queued-items.ts'),
    ])
  return {
    ...{ messages: messages.outbox, sendReport: reports.sendReport, answers: answers.outbox },
    ...{ alarms: alarms.outbox, notes: notes.outbox, workNotes: workNotes.outbox, readings: readings.outbox },
    ...{ cash: cash.outbox, photos: photos.outbox, sendUnsent, ...kept },
  }
}
export type App = Awaited<ReturnType<typeof openApp>>

const heard: (() => void)[] = []

/** Notes what listens to the page from now on. */
export function trackListeners(): void {
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, hear, options) => {
      add(type, hear, options)
      heard.push(() => target.removeEventListener(type, hear))
    })
  }
}

/** As when the browser ends it: nothing of it hears the page, or waits for a clock. */
export function endApp(): void {
  for (const off of heard.splice(0)) off()
  vi.clearAllTimers()
}
