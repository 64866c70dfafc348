import { search as words } from '#words/search'
import { useActor } from '../../../platform/session/actor.ts'

const KEY = 'rounded-1 border border-line-strong px-[5px] font-sans text-caption'

/** Keyboard hints, and the estate being searched. */
export function PaletteFoot({ estate }: { estate: string | null }) {
  const { estates } = useActor()
  const name = estates.find((one) => one.id === estate)?.name
  return (
    <div className="flex shrink-0 gap-4 border-t border-line px-4 py-2.5 text-small text-ink-soft">
      <p aria-hidden className="only-desk flex gap-4">
        <span>
          <kbd className={KEY}>↑</kbd> <kbd className={KEY}>↓</kbd> {words.choose}
        </span>
        <span>
          <kbd className={KEY}>Enter</kbd> {words.open}
        </span>
      </p>
      {estates.length > 1 && <p className="cut ms-auto">{name ?? words.everywhere(estates.length)}</p>}
    </div>
  )
}
