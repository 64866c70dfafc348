import { installing as words } from '#words/installing'
import { toast } from '../../ui/feedback/toast.tsx'
import { read, write } from '../browser/storage.ts'

/** The browser's `beforeinstallprompt` event; an inline script catches it before our scripts are loaded. */
type Offer = Event & { prompt(): Promise<unknown> }
declare global {
  interface Window {
    installOffer?: Offer
  }
}

const KEY = 'gida.install'
const DAY_MS = 86_400_000
const QUIET_DAYS = 90
/** When this browser first opened Gida, and when installing was last offered. */
type InstallState = { since: number; offered_at?: number }

/** Whether to offer now: not on the first day, and not within 90 days of the last offer. */
export const mayOffer = ({ since, offered_at }: InstallState, now: number): boolean =>
  now - since >= DAY_MS && (offered_at === undefined || now - offered_at >= QUIET_DAYS * DAY_MS)

/** Offers to install Gida on the home screen; called at a good moment, such as after a receipt. */
export function offerInstall(now = Date.now()): void {
  const known = read<InstallState>(KEY) ?? { since: now }
  const offer = window.installOffer
  const isNow = offer !== undefined && mayOffer(known, now)
  write(KEY, isNow ? { ...known, offered_at: now } : known)
  if (!isNow) return
  toast.info(words.text, {
    ...{ id: 'install', note: words.note, duration: Number.POSITIVE_INFINITY, atHead: true },
    action: { label: words.action, onClick: () => void offer.prompt() },
  })
}
