import type { WebhookDelivery } from '@gida/contract/domains/integrations/webhook'
import type { Page } from '@gida/contract/shared/pages'
import { integrations } from '#words/integrations'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { useReplay } from '../changes.ts'

const words = integrations.deliveries
const TONES = { DELIVERED: 'in', WAITING: 'wait', GIVEN_UP: 'late' } as const
type Props = { of: Page<WebhookDelivery>; canSend: boolean; onPage: (page: number) => void }

/** Deliveries, newest first, with the response and details on demand. */
export function DeliveryRows({ of: { data, pagination }, canSend, onPage }: Props) {
  if (data.length === 0)
    return (
      <EmptyState small title={words.empty}>
        {words.emptyNote}
      </EmptyState>
    )
  return (
    <>
      <ul aria-label={words.list}>
        {data.map((delivery) => (
          <Delivery key={delivery.id} of={delivery} canSend={canSend} />
        ))}
      </ul>
      {pagination.totalPages > 1 && (
        <CardBody className="border-t border-line">
          <Pager page={pagination.page} pages={pagination.totalPages} onPage={onPage} />
        </CardBody>
      )}
    </>
  )
}

function Delivery({ of, canSend }: { of: WebhookDelivery; canSend: boolean }) {
  const { id, event, status, attempts, answer_status, answer, fault, took_ms, body, next_at } = of
  const replay = useReplay()
  const again = () =>
    replay.mutate(
      { params: { id } },
      {
        onSuccess: () => void toast.success(words.sentAgain),
        onError: (error) => void toast.error(messageOf(error)),
      },
    )
  const came = answer_status === null ? fault : words.answered(answer_status, took_ms ?? 0)
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 md:px-5">
          <span className="min-w-0 grow">
            <span className="mono block wrap-anywhere">{event}</span>
            <span className="block text-small text-ink-soft">
              {[formatWhen(of.created_at), words.tries(attempts), came].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Pill tone={TONES[status]}>{words.status[status]}</Pill>
        </summary>
        <div className="grid gap-3 px-4 pb-4 md:px-5">
          {next_at && <p className="text-ink-soft">{words.next(formatWhen(next_at))}</p>}
          <Sent label={words.id} text={id} />
          <Sent label={words.body} text={body} />
          {answer && <Sent label={words.answer} text={answer} />}
          {status !== 'WAITING' && canSend && (
            <Button
              kind="second"
              icon="refresh"
              className="justify-self-start"
              busy={replay.isPending}
              onClick={again}
            >
              {words.again}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

const Sent = ({ label, text }: { label: string; text: string }) => (
  <div className="grid min-w-0 gap-1">
    <p className="text-small font-semibold">{label}</p>
    <pre className="mono max-h-60 overflow-auto rounded-2 bg-sunken p-3 text-small break-all whitespace-pre-wrap">
      {text}
    </pre>
  </div>
)
