import { useQuery } from '@tanstack/react-query'
import { settings } from '#words/settings'
import { useActor } from '../../../platform/actor.ts'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SettingsFrame } from '../../users/index.ts'
import { ChoiceGrid } from '../parts/ChoiceGrid.tsx'
import { LetterLanguage } from '../parts/LetterLanguage.tsx'
import { choicesQuery } from '../queries.ts'

const words = settings.choices

/** What a person is told, and how. */
export function ChoicesPage() {
  const { data, error, refetch, isFetching } = useQuery(choicesQuery)
  const { user } = useActor()
  return (
    <SettingsFrame at="notifications">
      <Card className="mt-5 max-w-[720px]" aria-labelledby="choices">
        <CardHead title={words.title} id="choices" />
        {data && <ChoiceGrid choices={data.data} />}
        {data && user.role === 'TENANT' && <LetterLanguage language={data.language} />}
        {!data && error && (
          <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
            {messageOf(error)}
          </ErrorPanel>
        )}
        {!data && !error && <SkeletonRows label={words.loading} />}
        <CardBody className="grid gap-2 border-t border-line pt-4 text-small text-ink-soft">
          <p>{words.note}</p>
          {!user.email && <p>{words.noEmail}</p>}
          {!user.phone && <p>{words.noPhone}</p>}
          <p>
            <span className="font-semibold text-ink">{words.always}.</span> {words.alwaysNote}
          </p>
        </CardBody>
      </Card>
    </SettingsFrame>
  )
}
