import type { PlatformEstate } from '@gida/contract/domains/admin/estate'
import type { FeatureOverride } from '@gida/contract/domains/admin/feature'
import type { Feature } from '@gida/contract/shared/switches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { features as words } from '#words/features'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatDay, formatWhen } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useEndFeatureOverride } from '../changes.ts'
import { featuresQuery } from '../desk-queries.ts'
import { SetFeature } from '../forms/SetFeature.tsx'

/** By whom, why and until when an override was set. */
export const overrideNote = ({ owner_name, set_at, ends_on, is_over, reason }: FeatureOverride) =>
  words.by(
    owner_name,
    formatWhen(set_at),
    is_over ? words.over : ends_on ? words.until(formatDay(ends_on)) : words.untilEnded,
    reason,
  )

type Props = { estate: Pick<PlatformEstate, 'id' | 'name'> }

/** The features of one estate, with switches. */
export function FeaturesCard({ estate }: Props) {
  const { data } = useQuery(featuresQuery({ estate_id: estate.id }))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [asked, ask] = useState<Feature | null>(null)
  const [ended, end] = useState<FeatureOverride | null>(null)
  if (!data) return null
  const states = data.features.map(({ feature, default: byDefault }) => {
    const own = data.data.find((one) => one.feature === feature)
    return { feature, byDefault, own, isOn: own && !own.is_over ? own.is_on : byDefault }
  })
  const wanted = states.find(({ feature }) => feature === asked)
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-4">
        {states.map(({ feature, byDefault, own, isOn }) => (
          <section key={feature} className="grid gap-1.5" aria-label={words.names[feature]}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="font-semibold">{words.names[feature]}</h3>
              <Pill tone={isOn ? 'in' : 'idle'} icon={isOn ? 'ok' : 'stopped'}>
                {isOn ? words.on : words.off}
              </Pill>
            </div>
            <p className="text-small text-ink-soft">{words.about[feature]}</p>
            <p className="text-small">{own ? overrideNote(own) : words.byDefault(byDefault)}</p>
            {canWrite && (
              <div className="flex flex-wrap gap-2">
                <Button kind="second" onClick={() => ask(feature)}>
                  {words.turn(!isOn)}
                </Button>
                {own && (
                  <Button kind="quiet" onClick={() => end(own)}>
                    {words.endLabel}
                  </Button>
                )}
              </div>
            )}
          </section>
        ))}
      </CardBody>
      {wanted && (
        <SetFeature estate={estate} feature={wanted.feature} isOn={!wanted.isOn} onClose={() => ask(null)} />
      )}
      {ended && <EndOverride override={ended} onClose={() => end(null)} />}
    </Card>
  )
}

function EndOverride({ override, onClose }: { override: FeatureOverride; onClose: () => void }) {
  const confirmation = useConfirmation(useEndFeatureOverride(), {
    input: { params: { id: override.id } },
    said: words.end.said,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.end.title(words.names[override.feature])}
      confirm={words.endLabel}
      keep={words.end.keep}
      busyText={words.end.busy}
      {...confirmation}
    >
      {words.about[override.feature]}
    </ConfirmDialog>
  )
}
