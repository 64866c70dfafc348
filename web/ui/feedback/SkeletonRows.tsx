import { words } from '#words/ui'
import { Skeleton } from './Skeleton.tsx'

/** At most this many; more rows would not tell more. */
const MOST_ROWS = 5
const WIDTHS = [
  ['62%', '40%'],
  ['48%', '44%'],
  ['70%', '38%'],
  ['54%', '46%'],
  ['58%', '36%'],
] as const

type Props = { rows?: number | undefined; label?: string | undefined }

export function SkeletonRows({ rows = MOST_ROWS, label = words.loading }: Props) {
  return (
    <>
      <ul aria-hidden>
        {WIDTHS.slice(0, rows).map(([name, note]) => (
          <li key={name} className="flex min-h-[68px] items-center gap-3 border-t border-line px-4 md:px-5">
            <span className="grid grow gap-2">
              <Skeleton width={name} />
              <Skeleton width={note} height={11} />
            </span>
            <span className="only-desk grow">
              <Skeleton width="60%" />
            </span>
            <span className="grid w-24 justify-items-end gap-2">
              <Skeleton width="88px" />
              <Skeleton width="72px" height={20} />
            </span>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="after-a-moment border-t border-line px-4 py-3 text-small text-ink-soft md:px-5"
      >
        {label}
      </p>
    </>
  )
}
