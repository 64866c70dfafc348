import type { NewSecondFactor, SecondFactor } from '@gida/contract/domains/auth/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { security } from '#words/security'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { secondFactorQuery, useBeginSecondFactor } from '../security-queries.ts'
import { SecondFactorActions } from './SecondFactorActions.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

const words = security.factor

/** Off, being set up, or on. */
export function SecondFactorCard() {
  const answer = useQuery(secondFactorQuery)
  const begin = useBeginSecondFactor()
  const [made, setMade] = useState<NewSecondFactor | null>(null)

  function end() {
    setMade(null)
    toast.success(words.turnedOn)
  }

  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          answer.data && (
            <Pill tone={answer.data.is_on ? 'in' : 'idle'}>{answer.data.is_on ? words.on : words.off}</Pill>
          )
        }
      />
      <CardBody className="grid gap-4">
        {made && <SecondFactorSetup made={made} onDone={end} onCancel={() => setMade(null)} />}
        {!made && (
          <Loaded bare of={answer} skeleton={<Skeleton height={44} />}>
            {(factor) =>
              factor.is_on ? (
                <On factor={factor} />
              ) : (
                <>
                  {factor.is_required && <Banner tone="wait">{words.required}</Banner>}
                  <p className="max-w-[60ch] text-ink-soft">{words.offNote}</p>
                  <Button
                    kind="second"
                    icon="shield"
                    className="justify-self-start"
                    busy={begin.isPending}
                    busyText={words.beginning}
                    onClick={() =>
                      begin.mutate(
                        {},
                        {
                          onSuccess: setMade,
                          onError: (failed) => toast.error(words.failed, { note: messageOf(failed) }),
                        },
                      )
                    }
                  >
                    {words.begin}
                  </Button>
                </>
              )
            }
          </Loaded>
        )}
      </CardBody>
    </Card>
  )
}

function On({ factor }: { factor: SecondFactor }) {
  const left = factor.recovery_codes_left
  return (
    <>
      <p className="text-ink-soft">{words.onNote(formatWhen(factor.since ?? ''))}</p>
      {left <= 3 ? <Banner tone="wait">{words.left(left)}</Banner> : <p>{words.left(left)}</p>}
      <SecondFactorActions />
    </>
  )
}
