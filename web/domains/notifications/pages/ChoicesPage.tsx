import { useQuery } from '@tanstack/react-query'
import { settings } from '#words/settings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SettingsFrame } from '../../users/index.ts'
import { ChoiceGrid } from '../parts/ChoiceGrid.tsx'
import { PushSwitch } from '../parts/PushSwitch.tsx'
import { SmsStopped } from '../parts/SmsStopped.tsx'
import { WhenToRing } from '../parts/WhenToRing.tsx'
import { choicesQuery } from '../queries.ts'

const words = settings.choices

/** A person's notification preferences. */
export function ChoicesPage() {
  const answer = useQuery(choicesQuery)
  const { user } = useActor()
  return (
    <SettingsFrame at="notifications">
      <Card className="mt-5 max-w-[720px]" aria-labelledby="choices">
        <CardHead title={words.title} id="choices" />
        <Loaded bare of={answer} loading={words.loading}>
          {({ data, language, sms_stopped, ...when }) => (
            <>
              {sms_stopped && (
                <CardBody>
                  <SmsStopped reason={sms_stopped} />
                </CardBody>
              )}
              <ChoiceGrid choices={data} />
              <WhenToRing {...when} />
            </>
          )}
        </Loaded>
        <CardBody className="grid gap-2 border-t border-line pt-4 text-small text-ink-soft">
          <p>{words.note}</p>
          {!user.email && <p>{words.noEmail}</p>}
          {!user.phone && <p>{words.noPhone}</p>}
          <p>
            <span className="font-semibold text-ink">{words.always}.</span> {words.alwaysNote}
          </p>
        </CardBody>
      </Card>
      <Card className="mt-4 max-w-[720px]" aria-labelledby="device">
        <CardHead title={words.device} id="device" />
        <PushSwitch />
      </Card>
    </SettingsFrame>
  )
}
