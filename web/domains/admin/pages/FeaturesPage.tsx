import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { features as words } from '#words/features'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { featuresQuery } from '../desk-queries.ts'
import { overrideNote } from '../parts/FeaturesCard.tsx'

/** Where an estate differs from the default, by the feature. */
export function FeaturesPage() {
  const answer = useQuery(featuresQuery)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/estates">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
      />
      <Loaded of={answer} loading={words.loading}>
        {({ features, overrides }) => (
          <div className="grid gap-4 *:min-w-0 md:gap-5">
            {overrides.length === 0 && <EmptyState title={words.none}>{words.noneNote}</EmptyState>}
            {features.map(({ feature, default: byDefault }) => (
              <Card key={feature}>
                <CardHead
                  title={words.names[feature]}
                  end={<span className="text-small text-ink-soft">{words.byDefault(byDefault)}</span>}
                />
                <Rows label={words.names[feature]}>
                  {overrides
                    .filter((one) => one.feature === feature)
                    .map((one) => (
                      <Row
                        key={one.id}
                        title={one.estate_name}
                        note={overrideNote(one)}
                        link={<Link to="/dashboard/admin/estates/$id" params={{ id: one.estate_id }} />}
                        end={
                          <Pill tone={one.is_on ? 'in' : 'idle'} icon={one.is_on ? 'ok' : 'stopped'}>
                            {one.is_on ? words.on : words.off}
                          </Pill>
                        }
                      />
                    ))}
                </Rows>
              </Card>
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
