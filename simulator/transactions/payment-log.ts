import { parseJson } from '../http/loose-values.ts'
import type { Transaction } from './transaction.ts'

/** The payer's way through the page, as the provider tells it. Times are whole seconds. */
export type PaymentLog = {
  start_time: number
  time_spent: number
  attempts: number
  errors: number
  success: boolean
  mobile: boolean
  input: string[]
  history: { type: string; message: string; time: number }[]
}

export type LogEntry = { type: 'action' | 'success' | 'error' | 'auth'; message: string }

export function readLog(transaction: Transaction): PaymentLog {
  const stored = transaction.log && parseJson(transaction.log)
  return (stored || emptyLog(transaction.created_at)) as PaymentLog
}

/** The log with one more entry. An action opens an attempt. */
export function extendLog(log: PaymentLog, entry: LogEntry, now: number): PaymentLog {
  const time = Math.max(0, Math.floor(now / 1000) - log.start_time)
  return {
    ...log,
    time_spent: time,
    attempts: log.attempts + (entry.type === 'action' ? 1 : 0),
    errors: log.errors + (entry.type === 'error' ? 1 : 0),
    success: log.success || entry.type === 'success',
    history: [...log.history, { ...entry, time }],
  }
}

function emptyLog(createdAt: number): PaymentLog {
  return {
    start_time: Math.floor(createdAt / 1000),
    time_spent: 0,
    attempts: 0,
    errors: 0,
    success: false,
    mobile: false,
    input: [],
    history: [],
  }
}
