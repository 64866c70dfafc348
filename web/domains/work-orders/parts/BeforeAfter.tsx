import type { WorkFile } from '@gida/contract/domains/work-orders/order'
import { work } from '#words/work'
import { WorkPhoto } from './WorkPhoto.tsx'

const words = work.files
type Props = { before: readonly WorkFile[]; after: readonly WorkFile[] }

/** How it was and how it is, side by side: the first with the first, and so on. */
export function BeforeAfter({ before, after }: Props) {
  const pairs = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [
    { kind: 'BEFORE' as const, file: before[at] },
    { kind: 'AFTER' as const, file: after[at] },
  ])
  return (
    <div className="grid grid-cols-2 gap-3" role="group" aria-label={words.compared}>
      {pairs.flat().map(({ kind, file }, at) =>
        file ? (
          <WorkPhoto key={file.id} of={file} wide />
        ) : (
          <p
            key={`${kind}${at}`}
            className="grid h-40 place-items-center rounded-3 border border-line border-dashed p-3 text-center text-small text-ink-soft md:h-56"
          >
            {words.missing(words.kinds[kind].toLowerCase())}
          </p>
        ),
      )}
    </div>
  )
}
