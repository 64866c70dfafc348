import type { Contact } from '@gida/contract/domains/collections/arrears'
import { collections } from '#words/collections'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'

const words = collections.debtor
const ICONS = { REMINDER: 'bell', NOTE: 'pen', PROMISE: 'calendar' } as const

/** Contact history, newest first. */
export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <section aria-labelledby="said" className="px-4 md:px-5">
    <h3 id="said" className="pb-3">
      {words.contacts}
    </h3>
    {contacts.length === 0 && <p className="text-ink-soft">{words.noContacts}</p>}
    <Timeline label={words.contacts}>
      {contacts.map(({ kind, at, by, says }) => (
        <TimelineItem
          key={`${kind} ${at}`}
          state="plain"
          icon={ICONS[kind]}
          title={words.kinds[kind]}
          note={`${formatInstant(at)}, ${by ?? words.byRule}`}
        >
          <span className="text-small whitespace-pre-line">{says}</span>
        </TimelineItem>
      ))}
    </Timeline>
  </section>
)
