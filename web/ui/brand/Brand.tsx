import { Slot, Slottable } from 'radix-ui/slot'
import type { ReactNode } from 'react'
import { words } from '#words/ui-sign-in'
import { cx } from '../cx.ts'

type Props = { onCloth?: boolean; asChild?: boolean; children?: ReactNode; className?: string }

export function Brand({ onCloth, asChild, children, className }: Props) {
  const classes = cx(
    'inline-flex items-center gap-[9px] text-[1.125rem]/[1.75rem] font-semibold tracking-[-.02em] hover:no-underline',
    onCloth ? 'text-on-cloth' : 'text-ink',
    className,
  )
  const Root = asChild ? Slot : 'span'
  return (
    <Root className={classes}>
      <Mark outlined={onCloth} />
      {asChild && <Slottable>{children}</Slottable>}
      {words.brand}
    </Root>
  )
}

/** The logo: a doorway within a doorway. It stays indigo in both themes. */
function Mark({ outlined }: { outlined: boolean | undefined }) {
  return (
    <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
      {outlined ? (
        <rect
          x=".5"
          y=".5"
          width="27"
          height="27"
          rx="6.5"
          fill="none"
          stroke="#fffefb"
          strokeOpacity=".55"
        />
      ) : (
        <rect width="28" height="28" rx="7" fill="#27348b" />
      )}
      <g fill="none" stroke="#fffefb" strokeWidth="1.6" strokeLinecap="round">
        <path d="M6 22v-8a8 8 0 0 1 16 0v8" />
        <path d="M10 22v-8a4 4 0 0 1 8 0v8" opacity=".8" />
      </g>
      <circle cx="14" cy="18" r="1.4" fill="#fffefb" />
    </svg>
  )
}
