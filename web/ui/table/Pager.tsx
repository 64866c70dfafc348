import { words } from '#words/ui'
import { Button } from '../action/Button.tsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** On the phone only the arrows are visible; the text is for screen readers. From beyond the last page, back leads to the last page. */
export function Pager({ page, pages, onPage }: Props) {
  return (
    <nav aria-label={words.pageOf(page, Math.max(1, pages))} className="flex items-center gap-2">
      <Button
        kind="second"
        size="small"
        icon="left"
        aria-label={words.previous}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, Math.max(1, pages)))}
      >
        <span className="only-desk">{words.previous}</span>
      </Button>
      <Button
        kind="second"
        size="small"
        iconAfter="right"
        aria-label={words.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <span className="only-desk">{words.next}</span>
      </Button>
    </nav>
  )
}
