import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { Refusal } from '../auth-entry-calls.ts'

/** What failed, then the reason. */
export function RefusalBanner({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null
  return (
    <Banner tone="late" live title={refusal.note ? `${refusal.title}.` : refusal.title}>
      {refusal.note}
    </Banner>
  )
}
