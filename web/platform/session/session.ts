import type { Role } from '@gida/contract/shared/roles'
import { read, remove, write, writePreference } from '../browser/storage.ts'

/** The stored session. `expires_at` is by this device's clock, in milliseconds; `is_leaving` is set once the person asked to sign out. */
export type Tokens = {
  access_token: string
  refresh_token: string
  expires_at: number
  user_id: string
  /** The role at sign-in: used to prefetch before the server has answered who they are. */
  role?: Role | undefined
  is_leaving?: true
}
type Answered = {
  access_token: string
  refresh_token: string
  expires_in: number
  user: { id: string; role?: Role }
}
/** `returned`: seeing as somebody else has ended, and the person's own session is back. */
export type EndReason = 'signed_out' | 'expired' | 'returned'

const KEY = 'gida.tokens'
/** The person's own tokens, while they see Gida as somebody else. */
const OWN = 'gida.own-tokens'
/** Renewed this long before expiry, so that a token does not expire during a call. */
const EARLY_MS = 30_000

export const readTokens = (): Tokens | null => {
  const tokens = read<Tokens>(KEY)
  return typeof tokens?.access_token === 'string' && typeof tokens.refresh_token === 'string' ? tokens : null
}

/** False when storage is denied: the session would be lost on the next page. */
export function saveTokens(session: Answered): boolean {
  return write(KEY, {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_at: Date.now() + session.expires_in * 1000,
    user_id: session.user.id,
    role: session.user.role,
  } satisfies Tokens)
}

export const isStale = (tokens: Tokens): boolean => Date.now() > tokens.expires_at - EARLY_MS

const watchers = new Set<(reason: EndReason) => void>()

/** Calls back when the session ends, here or in another tab. */
export function onSessionEnd(watch: (reason: EndReason) => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Marks the session as being signed out, so that its end is reported as that, whichever call or tab notices it first. */
export function beginSignOut(): void {
  const tokens = readTokens()
  if (tokens) write(KEY, { ...tokens, is_leaving: true } satisfies Tokens)
}

/** Deletes the session on this device: tokens, cached estates, and through the watchers everything else. */
export function endSession(heard: EndReason): void {
  const isLeaving = readTokens()?.is_leaving === true
  const isReturn = heard === 'expired' && !isLeaving && returnToSelf()
  const reason = isLeaving ? 'signed_out' : isReturn ? 'returned' : heard
  if (!isReturn) {
    remove(KEY)
    remove(OWN)
    forgetKept()
  }
  for (const watch of watchers) watch(reason)
}

function forgetKept(): void {
  remove('user_estates')
  remove('gida.my-money')
  remove('gida.recent')
  remove('gida.intents', 'session')
  remove('gida.consent_later', 'session') // asked again at the next sign-in
  remove('gida.chosen-language', 'session') // belongs to the person who signs out
}

/** From the next document on the app shows what another person sees. Their token is not renewed; one's own is kept aside. */
export function seeAs(other: Omit<Answered, 'refresh_token'>): void {
  write(OWN, readTokens())
  forgetKept()
  writePreference('estate', null)
  saveTokens({ ...other, refresh_token: '' })
}

/** Whether the person sees Gida as somebody else. */
export const isSeeingAs = (): boolean => read(OWN) !== null

/** Restores one's own tokens; false when there are none. */
export function returnToSelf(): boolean {
  const own = read<Tokens>(OWN)
  if (!own) return false
  remove(OWN)
  forgetKept()
  writePreference('estate', null)
  return write(KEY, own)
}

const renewals = new Set<() => void>()

/** Calls back when this tab has renewed its tokens: the role or permissions may have changed. */
export function onRenewal(watch: () => void): () => void {
  renewals.add(watch)
  return () => renewals.delete(watch)
}

/** Follows sign-outs and other people's sign-ins from other tabs; the latter also when the back/forward cache restores this page. */
export function watchOtherTabs(onOtherUser: () => void): () => void {
  const me = readTokens()?.user_id
  const back = ({ persisted }: PageTransitionEvent) => {
    const now = readTokens()
    if (persisted && now && now.user_id !== me) onOtherUser()
  }
  const heard = (event: StorageEvent) => {
    if (event.key !== null && event.key !== KEY) return
    const now = readTokens()
    if (!now) endSession('signed_out')
    else if (now.user_id !== me) onOtherUser()
  }
  window.addEventListener('storage', heard)
  window.addEventListener('pageshow', back)
  return () => {
    window.removeEventListener('storage', heard)
    window.removeEventListener('pageshow', back)
  }
}

let refreshing: Promise<Tokens | null> | null = null

/**
 * A new pair of tokens, or null when the session is over. Only one refresh runs at a time, also across tabs where the browser has Web
 * Locks: the second caller finds the pair that the first saved.
 */
export function refreshTokens(
  spent: Tokens,
  ask: (refreshToken: string) => Promise<Answered | null>,
): Promise<Tokens | null> {
  refreshing ??= alone(async () => {
    const present = readTokens()
    if (!present) return null
    if (present.refresh_token !== spent.refresh_token) return present
    const answered = await ask(present.refresh_token)
    if (answered) {
      saveTokens(answered)
      for (const watch of renewals) watch()
      return readTokens()
    }
    const successor = readTokens() // without locks another tab may have refreshed first
    return successor && successor.refresh_token !== spent.refresh_token ? successor : null
  }).finally(() => {
    refreshing = null
  })
  return refreshing
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request('gida.refresh', work) : work()
}
