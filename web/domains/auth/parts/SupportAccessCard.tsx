import type { SupportAccess } from '@gida/contract/domains/auth/impersonation'
import { useQuery } from '@tanstack/react-query'
import { impersonation } from '#words/impersonation'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { supportAccessQuery, useAllowSupportAccess, useRevokeSupportAccess } from '../security-queries.ts'

const words = impersonation.card

/** Consent to support access by the platform, and its log. */
export function SupportAccessCard() {
  const answer = useQuery(supportAccessQuery)
  return (
    <Card>
      <CardHead title={words.title} />
      <Loaded bare of={answer} rows={2} loading={words.loading}>
        {({ consent_until, looks }) => (
          <>
            <Consent until={consent_until} />
            {looks.length > 0 && (
              <Rows label={words.looks}>
                {looks.map((look) => (
                  <LookRow key={look.id} look={look} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Consent({ until }: { until: string | null }) {
  const allow = useSend(useAllowSupportAccess(), { said: words.allowed })
  const revoke = useSend(useRevokeSupportAccess(), { said: words.revoked })
  return (
    <CardBody className="grid gap-3">
      <p className="text-ink-soft">{words.note}</p>
      <div className="flex flex-wrap items-center gap-3">
        {until ? (
          <>
            <Pill tone="wait" icon="clock">
              {words.until(formatWhen(until))}
            </Pill>
            <Button
              kind="second"
              busy={revoke.isSaving}
              busyText={words.revoking}
              onClick={() => revoke.send({})}
            >
              {words.revoke}
            </Button>
          </>
        ) : (
          <>
            <Pill tone="idle">{words.off}</Pill>
            <Button
              kind="second"
              busy={allow.isSaving}
              busyText={words.allowing}
              onClick={() => allow.send({})}
            >
              {words.allow}
            </Button>
          </>
        )}
      </div>
      <Refusal>{allow.refusal ?? revoke.refusal}</Refusal>
    </CardBody>
  )
}

function LookRow({ look }: { look: SupportAccess['looks'][number] }) {
  const { admin_name, by_consent, reason, started_at, expires_at, ended_at } = look
  const isRunning = ended_at === null && new Date(expires_at) > new Date()
  return (
    <Row
      icon="eye"
      title={words.look(admin_name)}
      note={[formatWhen(started_at), by_consent ? words.consented : reason].filter(Boolean).join(' · ')}
      end={isRunning ? <Pill tone="wait">{words.running}</Pill> : undefined}
    />
  )
}
