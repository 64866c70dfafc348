import { useId } from 'react'
import { cx } from '../cx.ts'
import { MOTIFS } from './EmptyIllustration.tsx'

const HEMS = 'M0 .5h96M0 48.5h96M.5 0v96M48.5 0v96'

/** The four squares of the brand pattern, repeated. */
export function BrandPattern({ className }: { className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={cx('weave', className)} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="96"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.1667)"
        >
          <path d={HEMS + Object.values(MOTIFS).join('')} fill="none" stroke="currentColor" opacity=".5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
