import type { TemplateKind } from '../templates/kinds.ts'
import type { NoticeKind, NoticeState } from './kinds.ts'

export const TEMPLATE_OF: Record<NoticeKind, TemplateKind> = { QUIT: 'QUIT_NOTICE', INTENTION: 'INTENTION' }

export const NOTICE_MOVES = ['SERVE', 'RUN_OUT', 'ACT_ON', 'WITHDRAW', 'FIND_DEFECTIVE'] as const
export type NoticeMove = (typeof NOTICE_MOVES)[number]

type Move = { from: readonly NoticeState[]; to: NoticeState }

/** Every legal move of a notice; nothing else changes its state. */
export const MOVES: Record<NoticeMove, Move> = {
  SERVE: { from: ['PREPARED'], to: 'SERVED' },
  RUN_OUT: { from: ['SERVED'], to: 'EXPIRED' },
  ACT_ON: { from: ['EXPIRED'], to: 'ACTED_ON' },
  WITHDRAW: { from: ['PREPARED', 'SERVED', 'EXPIRED'], to: 'WITHDRAWN' },
  FIND_DEFECTIVE: { from: ['PREPARED', 'SERVED', 'EXPIRED'], to: 'DEFECTIVE' },
}
export const canMove = (state: NoticeState, move: NoticeMove): boolean => MOVES[move].from.includes(state)

/** While one of these stands, no second one of its kind is made for the lease. */
export const OPEN_STATES: readonly NoticeState[] = ['PREPARED', 'SERVED']

/** How a person ends a notice, each with a reason. */
export const NOTICE_ENDS = ['WITHDRAWN', 'DEFECTIVE', 'ACTED_ON'] as const
export type NoticeEnd = (typeof NOTICE_ENDS)[number]
export const MOVE_TO: Record<NoticeEnd, NoticeMove> = {
  WITHDRAWN: 'WITHDRAW',
  DEFECTIVE: 'FIND_DEFECTIVE',
  ACTED_ON: 'ACT_ON',
}

/** What the law counts as service. Mail and messages are copies alone, and are not among them. */
export const SERVICE_METHODS = [
  ...(['BY_HAND', 'ADULT_ON_PREMISES', 'COURIER', 'REGISTERED_POST', 'PASTED'] as const),
] as const
export type ServiceMethod = (typeof SERVICE_METHODS)[number]

/** What who was served said to it. */
export const SERVICE_REPLIES = ['SIGNED_COPY', 'TOOK_IT', 'REFUSED', 'NOBODY_THERE'] as const
export type ServiceReply = (typeof SERVICE_REPLIES)[number]

export const PROOF_KINDS = ['PASTED_PHOTO', 'SIGNED_COPY', 'WAYBILL', 'AFFIDAVIT', 'OTHER'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]
export const MOST_PROOFS = 12
export const MOST_PROOF_BYTES = 15_000_000

/** Between these hours in Lagos it is surely daylight, all year. */
export const DAYLIGHT = { from: '07:00', to: '18:00' } as const
export const isDaylight = (hour: string): boolean => hour >= DAYLIGHT.from && hour <= DAYLIGHT.to

/** What is wrong with a notice as it was served. */
export const DEFECTS = ['TOO_SHORT', 'ALREADY_OVER', 'LEASE_RENEWED', 'LEASE_ENDED'] as const
export type Defect = (typeof DEFECTS)[number]

/** Only a court orders somebody out, and that is said on every notice that a tenant reads. */
export const ONLY_A_COURT =
  'You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.'
