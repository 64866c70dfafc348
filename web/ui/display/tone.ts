/** What a colour says: money in, late, waiting, on its way, given back, or nothing will happen. `act` is the indigo of actions. */
export type Tone = 'idle' | 'in' | 'late' | 'wait' | 'info' | 'refund' | 'act'

/** The tint as a ground, with its ink on it. */
export const TINT: Record<Tone, string> = {
  idle: 'bg-idle-tint text-idle',
  in: 'bg-money-in-tint text-money-in',
  late: 'bg-overdue-tint text-overdue',
  wait: 'bg-waiting-tint text-waiting',
  info: 'bg-info-tint text-info',
  refund: 'bg-refund-tint text-refund',
  act: 'bg-action-tint text-action-ink',
}
