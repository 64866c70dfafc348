import type { BulkOutcome } from '@gida/contract/domains/estates/bulk'
import { units } from '#words/units'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

const words = units.result
type Props = { outcome: BulkOutcome; nameOf: (index: number) => string | undefined }

/** The failed rows of a bulk action, beside the number that succeeded. */
export function BulkFailures({ outcome: { succeeded, failed }, nameOf }: Props) {
  if (failed.length === 0) return null
  return (
    <Banner tone="late" title={words.failed(failed.length)} live>
      <p>{words.done(succeeded, succeeded + failed.length)}</p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-auto">
        {failed.map(({ index, message }) => (
          <li key={index}>
            <strong className="font-semibold">{nameOf(index) ?? words.row(index)}</strong> {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
