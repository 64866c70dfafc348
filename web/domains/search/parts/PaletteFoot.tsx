import { search as words } from '#words/search'

const KEY = 'rounded-1 border border-line-strong px-[5px] font-sans text-caption'

/** The keys that choose and open, where there is a keyboard. */
export const PaletteFoot = () => (
  <p
    aria-hidden
    className="only-desk flex shrink-0 gap-4 border-t border-line px-4 py-2.5 text-small text-ink-soft"
  >
    <span>
      <kbd className={KEY}>↑</kbd> <kbd className={KEY}>↓</kbd> {words.choose}
    </span>
    <span>
      <kbd className={KEY}>Enter</kbd> {words.open}
    </span>
  </p>
)
