import type { TemplateKind } from '../templates/kinds.ts'
import type { NoticeKind, NoticeState } from './kinds.ts'

export const TEMPLATE_OF: Record<NoticeKind, TemplateKind> = { QUIT: 'QUIT_NOTICE', INTENTION: 'INTENTION' }

export const NOTICE_MOVES = ['SERVE', 'RUN_OUT', 'ACT_ON', 'COMPLY', 'WITHDRAW', 'FIND_DEFECTIVE'] as const
export type NoticeMove = (typeof NOTICE_MOVES)[number]

type Move = { from: readonly NoticeState[]; to: NoticeState }

/** All transitions of a notice; nothing else changes its state. */
export const MOVES: Record<NoticeMove, Move> = {
  SERVE: { from: ['PREPARED'], to: 'SERVED' },
  RUN_OUT: { from: ['SERVED'], to: 'EXPIRED' },
  ACT_ON: { from: ['EXPIRED'], to: 'ACTED_ON' },
  // The tenancy ended and the home was given back, also before the last day.
  COMPLY: { from: ['SERVED', 'EXPIRED'], to: 'ACTED_ON' },
  WITHDRAW: { from: ['PREPARED', 'SERVED', 'EXPIRED'], to: 'WITHDRAWN' },
  FIND_DEFECTIVE: { from: ['PREPARED', 'SERVED', 'EXPIRED'], to: 'DEFECTIVE' },
}
export const canMove = (state: NoticeState, move: NoticeMove): boolean => MOVES[move].from.includes(state)

/** A lease has at most one notice of a kind in these states. */
export const OPEN_STATES: readonly NoticeState[] = ['PREPARED', 'SERVED']

/** How a person ends a notice, always with a reason. */
export const NOTICE_ENDS = ['WITHDRAWN', 'DEFECTIVE', 'ACTED_ON'] as const
export type NoticeEnd = (typeof NOTICE_ENDS)[number]
export const MOVE_TO: Record<NoticeEnd, NoticeMove> = {
  WITHDRAWN: 'WITHDRAW',
  DEFECTIVE: 'FIND_DEFECTIVE',
  ACTED_ON: 'ACT_ON',
}

/** Legally valid methods of service. E-mail and messages are only copies and do not count. */
export const SERVICE_METHODS = [
  ...(['BY_HAND', 'ADULT_ON_PREMISES', 'COURIER', 'REGISTERED_POST', 'PASTED'] as const),
] as const
export type ServiceMethod = (typeof SERVICE_METHODS)[number]

/** Reaction of the person who was served. */
export const SERVICE_REPLIES = ['SIGNED_COPY', 'TOOK_IT', 'REFUSED', 'NOBODY_THERE'] as const
export type ServiceReply = (typeof SERVICE_REPLIES)[number]

export const PROOF_KINDS = ['PASTED_PHOTO', 'SIGNED_COPY', 'WAYBILL', 'AFFIDAVIT', 'OTHER'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]
export const MOST_PROOFS = 12
export const MOST_PROOF_BYTES = 15_000_000

/** In these hours there is daylight in Lagos all year. */
export const DAYLIGHT = { from: '07:00', to: '18:00' } as const
export const isDaylight = (hour: string): boolean => hour >= DAYLIGHT.from && hour <= DAYLIGHT.to

/** Defects of a served notice. */
export const DEFECTS = ['TOO_SHORT', 'ALREADY_OVER', 'LEASE_RENEWED', 'LEASE_ENDED'] as const
export type Defect = (typeof DEFECTS)[number]

/** Printed on every notice that a tenant reads, since only a court can order an eviction. */
export const ONLY_A_COURT =
  'You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.'
