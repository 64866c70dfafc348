/** The meaning of a colour: money in, late, waiting, in progress, refunded, or nothing to do (`idle`). `act` is the indigo of actions. */
export type Tone = 'idle' | 'in' | 'late' | 'wait' | 'info' | 'refund' | 'act'

/** Tinted background with its text colour. */
export const TINT: Record<Tone, string> = {
  idle: 'bg-idle-tint text-idle',
  in: 'bg-money-in-tint text-money-in',
  late: 'bg-overdue-tint text-overdue',
  wait: 'bg-waiting-tint text-waiting',
  info: 'bg-info-tint text-info',
  refund: 'bg-refund-tint text-refund',
  act: 'bg-action-tint text-action-ink',
}
