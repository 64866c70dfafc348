import { installing as words } from '#words/installing'
import { toast } from '../../ui/feedback/toast.tsx'
import { read, write } from '../browser/storage.ts'

/** What the browser hands over where Gida may be put on the home screen; the page catches it before any script of ours is here. */
type Offer = Event & { prompt(): Promise<unknown> }
declare global {
  interface Window {
    installOffer?: Offer
  }
}

const KEY = 'gida.install'
const DAY_MS = 86_400_000
const QUIET_DAYS = 90
/** Since when this browser knows Gida, and when it was last offered here. */
type Known = { since: number; offered_at?: number }

/** Whether it may be offered now: not on the first day here, and put away it is quiet for a season. */
export const mayOffer = ({ since, offered_at }: Known, now: number): boolean =>
  now - since >= DAY_MS && (offered_at === undefined || now - offered_at >= QUIET_DAYS * DAY_MS)

/** At a good moment, as under a receipt, offers to put Gida on the home screen. */
export function offerInstall(now = Date.now()): void {
  const known = read<Known>(KEY) ?? { since: now }
  const offer = window.installOffer
  const isNow = offer !== undefined && mayOffer(known, now)
  write(KEY, isNow ? { ...known, offered_at: now } : known)
  if (!isNow) return
  toast.info(words.text, {
    ...{ id: 'install', note: words.note, duration: Number.POSITIVE_INFINITY, atHead: true },
    action: { label: words.action, onClick: () => void offer.prompt() },
  })
}
