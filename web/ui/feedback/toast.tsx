import type { toast as Sonner } from 'sonner'
import { words } from '#words/ui'
import type { IconName } from '../action/Icon.tsx'
import { type ToastAction, ToastCard } from './ToastCard.tsx'

type More = {
  note?: string
  action?: ToastAction
  id?: string
  duration?: number
  /** On a phone, one line at the top: for unrequested news, away from the buttons it would cover. */
  atHead?: boolean
}

const KINDS = {
  success: { icon: 'ok', duration: 4000, urgent: false },
  info: { icon: 'info', duration: 4000, urgent: false },
  warning: { icon: 'warning', duration: 5000, urgent: false },
  error: { icon: 'warning', duration: 6000, urgent: true },
  urgent: { icon: 'alert', duration: 10_000, urgent: true },
  // An emergency stays until it is dismissed.
  emergency: { icon: 'alert', duration: Number.POSITIVE_INFINITY, urgent: true },
} as const satisfies Record<string, { icon: IconName; duration: number; urgent: boolean }>

let arrive: (sonner: typeof Sonner) => void
/** The toast library loads after the first screen; earlier toasts wait for it, in order. */
const arrived = new Promise<typeof Sonner>((resolve) => {
  arrive = resolve
})
export const showBy = (sonner: typeof Sonner): void => arrive(sonner)

/**
 * The current toast of each id. A later one with that id replaces it under a fresh internal id: updating one that is fading out would lose
 * the message.
 */
const latest = new Map<string, string>()
let said = 0

const dismiss = (shown: string) => void arrived.then((sonner) => sonner.dismiss(shown))

function takeDown(subject: string): void {
  const shown = latest.get(subject)
  latest.delete(subject)
  if (shown) dismiss(shown)
}

function show(kind: keyof typeof KINDS, text: string, more: More = {}) {
  const { icon, urgent, duration } = KINDS[kind]
  const { id, note, action } = more
  // Nothing else dismisses an emergency, so it has its own close button.
  const way = action ?? (kind === 'emergency' ? { label: words.close, onClick: () => {} } : undefined)
  if (id) takeDown(id)
  const shown = `toast-${said++}`
  const card = (
    <ToastCard
      icon={icon}
      text={text}
      note={note}
      action={way}
      urgent={urgent}
      onDismiss={() => dismiss(shown)}
    />
  )
  const shape = {
    duration: more.duration ?? duration,
    ...(more.atHead && { position: 'top-center' as const }),
  }
  void arrived.then((sonner) => sonner.custom(() => card, { id: shown, ...shape }))
  if (id) latest.set(id, shown)
}

export const toast = {
  success: (text: string = words.success, more?: More) => show('success', text, more),
  error: (text: string = words.error, more?: More) => show('error', text, more),
  warning: (text: string = words.warning, more?: More) => show('warning', text, more),
  info: (text: string, more?: More) => show('info', text, more),
  urgent: (text: string, more?: More) => show('urgent', text, more),
  emergency: (text: string, more?: More) => show('emergency', text, more),
  dismiss: takeDown,
}
