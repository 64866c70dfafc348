import type { Trust } from '@gida/contract/domains/books/trust'
import { books } from '#words/books'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = books.trust
const short = (kobo: number) => formatNaira(kobo, 'short')

/** Above the figures: whether all client money is there. */
export function TrustVerdict({ figures }: { figures: Trust['total'] }) {
  const { own_total, difference, overdrawn } = figures
  if (difference !== 0) return <Banner tone="late">{words.unexplained(short(Math.abs(difference)))}</Banner>
  if (own_total < 0) {
    return (
      <Banner tone="late" title={words.short}>
        {words.shortNote(short(-own_total))}
      </Banner>
    )
  }
  if (overdrawn > 0) {
    return (
      <Banner tone="late" title={words.overdrawn}>
        {words.overdrawnNote(short(overdrawn))}
      </Banner>
    )
  }
  return <Banner tone="in">{words.enough}</Banner>
}
