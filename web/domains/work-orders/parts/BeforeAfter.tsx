import type { WorkFile } from '@gida/contract/domains/work-orders/order'
import { work } from '#words/work'
import { WorkPhoto } from './WorkPhoto.tsx'

const words = work.files
type Props = { before: readonly WorkFile[]; after: readonly WorkFile[] }

/** Photos before and after, paired by index. */
export function BeforeAfter({ before, after }: Props) {
  const slots = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [
    { key: `before-${at}`, kind: 'BEFORE' as const, file: before[at] },
    { key: `after-${at}`, kind: 'AFTER' as const, file: after[at] },
  ]).flat()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">{words.compared}</legend>
      {slots.map(({ key, kind, file }) =>
        file ? (
          <WorkPhoto key={key} of={file} wide />
        ) : (
          <p
            key={key}
            className="grid h-40 place-items-center rounded-3 border border-line border-dashed p-3 text-center text-small text-ink-soft md:h-56"
          >
            {words.missing(words.kinds[kind].toLowerCase())}
          </p>
        ),
      )}
    </fieldset>
  )
}
