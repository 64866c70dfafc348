import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendar } from '#words/calendar'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useMakeFeed, useRevokeFeed } from '../changes.ts'
import { feedQuery } from '../queries.ts'

const words = calendar.feed

/** The iCalendar feed URL: create, show once, replace or revoke. */
export function FeedCard() {
  const { data: feed } = useQuery(feedQuery)
  const [url, setUrl] = useState<string | null>(null)
  const make = useMakeFeed()
  const revoke = useRevokeFeed()
  const failed = { onError: (error: Error) => void toast.error(messageOf(error)) }
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyFailed)
    }
  }
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-3">
        <p className="text-small text-ink-soft">{words.note}</p>
        {url && (
          <Field label={words.address} help={words.once}>
            <TextInput readOnly value={url} className="mono" />
          </Field>
        )}
        {!url && feed?.is_on && <p className="text-small">{words.on}</p>}
        <div className="flex flex-wrap gap-2">
          {url && (
            <Button kind="second" icon="copy" onClick={() => void copy(url)}>
              {words.copy}
            </Button>
          )}
          <Button
            kind={feed?.is_on ? 'quiet' : 'second'}
            busy={make.isPending}
            onClick={() => make.mutate({}, { ...failed, onSuccess: (made) => setUrl(made.url) })}
          >
            {feed?.is_on ? words.renew : words.make}
          </Button>
          {feed?.is_on && (
            <Button
              kind="quiet"
              busy={revoke.isPending}
              onClick={() =>
                revoke.mutate(
                  {},
                  {
                    ...failed,
                    onSuccess: () => {
                      setUrl(null)
                      toast.success(words.revoked)
                    },
                  },
                )
              }
            >
              {words.revoke}
            </Button>
          )}
        </div>
        <p className="text-small text-ink-soft">
          {words.pace} {feed?.is_on && (feed.read_at ? words.read(formatWhen(feed.read_at)) : words.unread)}
        </p>
      </CardBody>
    </Card>
  )
}
