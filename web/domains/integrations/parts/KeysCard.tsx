import type { ApiKey } from '@gida/contract/domains/integrations/api-key'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { integrations } from '#words/integrations'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { KeyForm } from '../forms/KeyForm.tsx'
import { keysQuery } from '../queries.ts'
import { KeyRow } from './KeyRow.tsx'
import { ShownOnce } from './ShownOnce.tsx'

const words = integrations.keys

/** API keys of the person and of others for the same estates, with a button to create one. */
export function KeysCard() {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const shown = (key: string) => {
    setMaking(false)
    setMade(key)
  }
  return (
    <Card aria-labelledby="keys">
      <CardHead
        wraps
        id="keys"
        title={words.title}
        end={
          <Button size="small" icon="plus" onClick={() => setMaking(true)}>
            {words.add}
          </Button>
        }
      />
      <CardBody className="pt-0 text-ink-soft">{words.note}</CardBody>
      <Loaded bare of={useQuery(keysQuery)} rows={2} loading={words.loading}>
        {({ data }) => (data.length > 0 ? <Keys keys={data} onMade={shown} /> : <NoKeys />)}
      </Loaded>
      {isMaking && <KeyForm onClose={() => setMaking(false)} onMade={shown} />}
      {made && (
        <ShownOnce
          title={integrations.made.title}
          label={integrations.made.label}
          secret={made}
          onDone={() => setMade(undefined)}
        />
      )}
    </Card>
  )
}

const Keys = ({ keys, onMade }: { keys: readonly ApiKey[]; onMade: (key: string) => void }) => (
  <Rows label={words.title}>
    {keys.map((key) => (
      <KeyRow key={key.id} of={key} onMade={onMade} />
    ))}
  </Rows>
)

const NoKeys = () => (
  <EmptyState small title={words.empty}>
    {words.emptyNote}
  </EmptyState>
)
