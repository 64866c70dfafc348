import { cx } from '../cx.ts'

/** Four squares of the brand pattern: a sun, a comb, a leaf, a frame. */
export const MOTIFS = {
  sun: 'M20.5 24.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M15 24.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M9.5 24.5a15 15 0 1 0 30 0a15 15 0 1 0-30 0M42 24.5h3M39.7 33.3l2.6 1.5M33.3 39.7l1.5 2.6M24.5 42v3M15.8 39.7l-1.5 2.6M9.3 33.3l-2.6 1.5M7 24.5h-3M9.3 15.8l-2.6-1.5M15.7 9.3l-1.5-2.6M24.5 7V4M33.3 9.3l1.5-2.6M39.7 15.7l2.6-1.5',
  comb: 'M54 6v37M60 6v37M66 6v37M72.5 6v37M79 6v37M85 6v37M91 6v37M54 14h37M54 35h37M60 24.5h25',
  leaf: 'M6 91C6 70 22 54 43 54 43 75 27 91 6 91ZM6 91 43 54M14 83v-12M22 75V62M14 83h12M22 75h13M30 67v-9M30 67h9',
  frame:
    'M72.5 53 92 72.5 72.5 92 53 72.5zM72.5 60 85 72.5 72.5 85 60 72.5zM72.5 67l5.5 5.5-5.5 5.5-5.5-5.5zM53 53l7 7M92 53l-7 7M53 92l7-7M92 92l-7-7',
} as const

export const HEMS = 'M0 .5h96M0 48.5h96M.5 0v96M48.5 0v96M0 96.5h97M96.5 0v97'

const VIEWS = { sun: '0 0 49 49', comb: '48 0 49 49', leaf: '0 48 49 49', frame: '48 48 49 49' }

/** One square of the brand pattern, for empty states. */
export function EmptyIllustration({
  motif = 'leaf',
  className,
}: {
  motif?: keyof typeof MOTIFS
  className?: string
}) {
  return (
    <svg viewBox={VIEWS[motif]} className={cx('size-24 text-line-strong', className)} aria-hidden="true">
      <path d={HEMS + MOTIFS[motif]} fill="none" stroke="currentColor" strokeWidth=".8" />
    </svg>
  )
}
