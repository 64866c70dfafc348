import type { DocumentKind } from '../documents/kinds.ts'

/**
 * SENT until somebody has signed. SEALING: all have signed, and the sealed PDF is being made. Final states are followed
 * by a new request.
 */
export const REQUEST_STATES = [
  ...(['SENT', 'PARTLY_SIGNED', 'SEALING', 'COMPLETED', 'DECLINED', 'EXPIRED', 'VOIDED'] as const),
] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export const OPEN_STATES: readonly RequestState[] = ['SENT', 'PARTLY_SIGNED']
export const isOpen = (state: RequestState): boolean => OPEN_STATES.includes(state)

export const SIGNER_STATES = ['WAITING', 'SIGNED', 'DECLINED', 'REPLACED'] as const
export type SignerState = (typeof SIGNER_STATES)[number]

export const SIGNER_ROLES = ['TENANT', 'LANDLORD', 'GUARANTOR', 'WITNESS', 'MANAGER', 'OTHER'] as const
export type SignerRole = (typeof SIGNER_ROLES)[number]

export const SIGNATURE_KINDS = ['TYPED', 'DRAWN', 'UPLOADED'] as const
export type SignatureKind = (typeof SIGNATURE_KINDS)[number]

export const MOST_SIGNERS = 8
export const MOST_SIGNED_PAGES = 100
/** Default and longest duration of a request in days. */
export const OPEN_DAYS = 14
export const MOST_OPEN_DAYS = 90
/** Days before the end on which pending signers are reminded. */
export const REMIND_DAYS = [2, 1] as const
/** Limit for a signature image, in bytes. */
export const MOST_SIGNATURE_BYTES = 6_000_000
/** Size of the drawing area. */
export const PAD = { width: 320, height: 148 } as const
/** Path commands only, so that a drawing can never contain markup. */
export const DRAWING = /^M\d{1,3}(\.\d)? \d{1,3}(\.\d)?( ?[ML] ?\d{1,3}(\.\d)? \d{1,3}(\.\d)?){1,1500}$/

type Signer = { place: number; state: SignerState }
type Signing = { state: RequestState; in_order: boolean; signers: readonly Signer[] }

/** Who may sign now: the first pending signer if ordered, otherwise all pending ones. Enforced when signing. */
export function whoseTurn({ state, in_order, signers }: Signing): number[] {
  if (!isOpen(state)) return []
  const waiting = signers
    .filter((signer) => signer.state === 'WAITING')
    .map(({ place }) => place)
    .sort((a, b) => a - b)
  return in_order ? waiting.slice(0, 1) : waiting
}

export type Act =
  | { kind: 'SIGN' | 'DECLINE' | 'REMIND' | 'REPLACE'; place: number }
  | { kind: 'VOID' | 'EXPIRE' | 'EXTEND' | 'SEAL' }

/** OVER: no longer open. DONE: this signer has answered. NOT_YET: somebody else signs first. */
export type Refusal = 'OVER' | 'DONE' | 'NOT_YET'

/** Why an action is not possible now, or null. Every change of a request checks this under its lock. */
export function refusalOf(signing: Signing, act: Act): Refusal | null {
  if (act.kind === 'SEAL') return signing.state === 'SEALING' ? null : 'OVER'
  if (!('place' in act)) return isOpen(signing.state) ? null : 'OVER'
  const signer = signing.signers.find(({ place, state }) => place === act.place && state !== 'REPLACED')
  if (!signer || !isOpen(signing.state)) return 'OVER'
  if (signer.state !== 'WAITING') return 'DONE'
  const needsTurn = act.kind === 'SIGN' || act.kind === 'REMIND'
  return needsTurn && !whoseTurn(signing).includes(act.place) ? 'NOT_YET' : null
}

const ENDS = { DECLINE: 'DECLINED', VOID: 'VOIDED', EXPIRE: 'EXPIRED', SEAL: 'COMPLETED' } as const

/** The state after a permitted action; `signers` as they were before it. */
export function stateAfter({ state, signers }: Signing, act: Act): RequestState {
  if (act.kind === 'SIGN') {
    const left = signers.filter((signer) => signer.state === 'WAITING' && signer.place !== act.place)
    return left.length === 0 ? 'SEALING' : 'PARTLY_SIGNED'
  }
  return act.kind in ENDS ? ENDS[act.kind as keyof typeof ENDS] : state
}

/** Legal cautions about signing by link. The web app shows their texts and sources by key. */
export const CAUTIONS = ['NOTICE', 'LONG_LEASE', 'UNDER_SEAL', 'LAWYER'] as const
export type Caution = (typeof CAUTIONS)[number]
/** Longest term in months of a simple agreement; a longer one must be under seal. */
const SIMPLE_MONTHS = 36

type Paper = { document_type: DocumentKind; lease_months: number | null }

/** Cautions before a document is sent. Notices are refused; otherwise the sender decides. */
export function cautionsOf({ document_type, lease_months }: Paper): Caution[] {
  if (document_type === 'NOTICE') return ['NOTICE']
  if (document_type === 'TITLE' || document_type === 'MANDATE') return ['UNDER_SEAL']
  if (document_type !== 'TENANCY_AGREEMENT') return []
  return lease_months !== null && lease_months > SIMPLE_MONTHS ? ['LONG_LEASE', 'LAWYER'] : ['LAWYER']
}
export const isRefused = (cautions: readonly Caution[]): boolean => cautions.includes('NOTICE')

/** The consent text of signers. A new text gets a new number; what was agreed to is stored by its hash. */
export const CONSENT = {
  number: 1,
  text: 'I want to sign this paper electronically. I have read all of it. I know that my electronic signature binds me as one in ink does, and that the time, my address on the internet and how I was identified are kept with it as proof. I may decline instead, and ask for the paper in ink.',
} as const

/** `adaeze@gmail.com` → `a•••@gmail.com`, `+2348031234567` → `+234 ••• ••• 4567`: recognisable only to its owner. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)} ••• ••• ${phone.slice(-4)}`
