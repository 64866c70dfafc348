import type { Role } from '@gida/contract/shared/roles'
import { read, remove, write, writePreference } from '../browser/storage.ts'

/**
 * What a sign-in leaves behind. `expires_at` is by this device's clock, in milliseconds; `is_leaving` from when their
 * person asked to sign out.
 */
export type Tokens = {
  access_token: string
  refresh_token: string
  expires_at: number
  user_id: string
  /** As it was then: what they see first is fetched by it, before the server has said who they are. */
  role?: Role | undefined
  is_leaving?: true
}
type Answered = {
  access_token: string
  refresh_token: string
  expires_in: number
  user: { id: string; role?: Role }
}
/** `returned`: what one saw as somebody else is over, and one is oneself again. */
export type EndReason = 'signed_out' | 'expired' | 'returned'

const KEY = 'gida.tokens'
/** One's own, while one sees Gida as somebody else. */
const OWN = 'gida.own-tokens'
/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const EARLY_MS = 30_000

export const readTokens = (): Tokens | null => {
  const tokens = read<Tokens>(KEY)
  return typeof tokens?.access_token === 'string' && typeof tokens.refresh_token === 'string' ? tokens : null
}

/** False when the browser refuses to keep them: the next page would not know who is signed in. */
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

/** Called when the session ends, here or in another tab. */
export function onSessionEnd(watch: (reason: EndReason) => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** From here on the session ends because its person wants it to, whichever call of whichever tab hears first that it is over. */
export function beginSignOut(): void {
  const tokens = readTokens()
  if (tokens) write(KEY, { ...tokens, is_leaving: true } satisfies Tokens)
}

/** Forgets the session on this device: tokens, the cached estates, and through the watchers everything else. */
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
  remove('gida.consent_later', 'session') // asked again with the next sign-in
  remove('gida.chosen-language', 'session') // of whoever was here; the next one says it for themselves
}

/** From the next document on this is seen as by somebody else. Their token is not renewed; one's own waits. */
export function seeAs(other: Omit<Answered, 'refresh_token'>): void {
  write(OWN, readTokens())
  forgetKept()
  writePreference('estate', null)
  saveTokens({ ...other, refresh_token: '' })
}

/** Whether what one sees is somebody else's. */
export const isSeeingAs = (): boolean => read(OWN) !== null

/** One's own tokens again; false when nobody's wait. */
export function returnToSelf(): boolean {
  const own = read<Tokens>(OWN)
  if (!own) return false
  remove(OWN)
  forgetKept()
  writePreference('estate', null)
  return write(KEY, own)
}

const renewals = new Set<() => void>()

/** Called when this tab has fetched a new pair of tokens: what they say of the person may be new as well. */
export function onRenewal(watch: () => void): () => void {
  renewals.add(watch)
  return () => renewals.delete(watch)
}

/** Signing out, or in as somebody else, in another tab reaches this one; the latter also where the browser brings this page back as it was left. */
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
 * A new pair of tokens, or null when the session is over. One refresh at a time in this tab, and across tabs where the
 * browser has locks: whoever comes second finds the pair that the first one saved.
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
    const successor = readTokens() // without locks another tab may have been first
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
