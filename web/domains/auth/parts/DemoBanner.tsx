import { formatInstant } from '@gida/contract/shared/dates'
import { demo as words } from '#words/demo'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Says that this is demo data and when it is erased. Cannot be closed. */
export function DemoBanner({ until }: { until: string }) {
  return (
    <Banner tone="info" bar>
      {words.text(formatInstant(until))}{' '}
      <a href="/demo" className="underline">
        {words.change}
      </a>
    </Banner>
  )
}
