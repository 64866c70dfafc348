import type { HeldActivity } from '@gida/contract/domains/privacy/held'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { privacy } from '#words/privacy'
import { formatDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { heldQuery } from '../queries.ts'

const words = privacy.held

/** The data held, by purpose. */
export function HeldCard() {
  return (
    <Card aria-labelledby="held">
      <CardHead
        title={words.title}
        id="held"
        end={
          <a href="/privacy" className="link inline-flex min-h-11 items-center">
            {words.notice}
          </a>
        }
        wraps
      />
      <CardBody className="grid gap-4">
        <p className="text-ink-soft">{words.note}</p>
        <Loaded of={useQuery(heldQuery)} bare rows={4} loading={words.loading}>
          {({ data }) => (
            <ul className="grid gap-4">
              {data.map((one) => (
                <ActivityRow key={one.key} held={one} />
              ))}
            </ul>
          )}
        </Loaded>
      </CardBody>
    </Card>
  )
}

function ActivityRow({ held: { key, title, purpose, basis, kinds, entries, kept } }: { held: HeldActivity }) {
  return (
    <li className="grid gap-1 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="figures text-small text-ink-soft">{words.entries(entries)}</span>
      </p>
      <p className="text-small text-ink-soft">
        {purpose}; {basis}.
      </p>
      {kinds.length > 0 && <p className="text-small">{kinds.join(', ')}</p>}
      <p className="text-small">{kept ? words.kept(formatDay(kept.until), kept.law) : words.free}</p>
      {key === 'ACCOUNT' && (
        <Link to="/dashboard/settings" className="link inline-flex min-h-11 items-center">
          {words.correct}
        </Link>
      )}
    </li>
  )
}
