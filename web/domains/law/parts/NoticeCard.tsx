import type { NoticeAnswer } from '@gida/contract/domains/law/answers'
import type { ReactNode } from 'react'
import { law } from '#words/law'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { WouldChange } from './ProposedChange.tsx'
import { RuleSource } from './RuleSource.tsx'
import { StepTold } from './StepTold.tsx'
import { WithEnglish } from './WithEnglish.tsx'

const words = law.lease
const ARREARS = 'notice.arrears'

/** The notice of a lease, day by day; `children` are its inputs. */
export function NoticeCard({ notice, children }: { notice: NoticeAnswer; children: ReactNode }) {
  const { says, rule, given_on, expires_on, steps, notes, would_change } = notice
  return (
    <Card aria-labelledby="notice">
      <CardHead title={words.notice} id="notice" />
      <CardBody className="grid gap-4">
        {children}
        {expires_on === null ? (
          <Banner tone="wait" icon="info" live>
            <WithEnglish own={law.told.noRule} english={says} />
            <RuleSource rules={[rule]} />
          </Banner>
        ) : (
          <p className="font-semibold" role="status">
            {words.mayEnd(formatDay(given_on), formatDay(expires_on))}
          </p>
        )}
        {steps.length > 0 && (
          <Timeline label={words.steps}>
            {steps.map((step) => (
              <TimelineItem
                key={step.key}
                state={step.day < today() ? 'done' : step.key === 'EXPIRES' ? 'wait' : 'plain'}
                icon={step.key === 'RECOVERY' ? 'building' : 'calendar'}
                title={words.stepNames[step.key]}
                note={formatDay(step.day)}
              >
                <p className="basis-full text-small">
                  <StepTold step={step} of={notice} />
                </p>
                <RuleSource rules={[step.rule]} />
              </TimelineItem>
            ))}
          </Timeline>
        )}
        {notes.map((note) => (
          <div key={note.key} className="text-small">
            <p>
              <span className="text-ink-soft">{words.also}</span>{' '}
              <WithEnglish own={note.key.endsWith(ARREARS) ? law.told.arrears : null} english={note.says} />
            </p>
            <RuleSource rules={[note]} />
          </div>
        ))}
        <WouldChange bills={would_change} />
      </CardBody>
    </Card>
  )
}
