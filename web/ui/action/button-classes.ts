import { cx } from '../cx.ts'

export type ButtonKind = 'primary' | 'second' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'big'

const KINDS: Record<ButtonKind, string> = {
  primary:
    'border-transparent bg-action text-on-action enabled:hover:bg-action-hover enabled:active:bg-action-press',
  second: 'border-line-strong bg-raised text-ink enabled:hover:bg-sunken',
  quiet: 'border-transparent text-action-ink enabled:hover:bg-action-tint',
  danger: 'border-transparent bg-overdue-solid text-on-overdue',
}

// A link has no `:enabled` state, so its hover is written without it.
const LINK_KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover active:bg-action-press',
  second: 'border-line-strong bg-raised text-ink hover:bg-sunken',
  quiet: 'border-transparent text-action-ink hover:bg-action-tint',
  danger: 'border-transparent bg-overdue-solid text-on-overdue',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 md:min-h-8 px-3 text-small',
  normal: 'min-h-11 md:min-h-10 px-4',
  big: 'min-h-13 md:min-h-12 px-4 text-field',
}

type Look = { kind: ButtonKind; size: ButtonSize; wide?: boolean | undefined; asLink?: boolean | undefined }

export function buttonClasses({ kind, size, wide, asLink }: Look): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-2 border font-semibold whitespace-nowrap',
    'max-md:max-w-full max-md:shrink-0 max-md:whitespace-normal', // a label in another language may be wider than the screen
    'transition-colors duration-(--quick) hover:no-underline',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft',
    (asLink ? LINK_KINDS : KINDS)[kind],
    SIZES[size],
    kind === 'quiet' && 'px-3',
    wide && 'w-full',
  )
}
