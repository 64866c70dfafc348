import { words } from '#words/ui'
import { Pager } from './Pager.tsx'

/** The first page is undefined, to keep the URL short. */
type Props = { page: number; pages: number; onPage: (page: number | undefined) => void }

/** Paging below a list that is not a table. Renders nothing if there is only one page and it is current. */
export const PageFoot = ({ page, pages, onPage }: Props) =>
  (pages > 1 || (page > 1 && pages > 0)) && (
    <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
      <p className="text-small text-ink-soft">{words.pageOf(page, pages)}</p>
      <Pager page={page} pages={pages} onPage={(next) => onPage(next > 1 ? next : undefined)} />
    </div>
  )
