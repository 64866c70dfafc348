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
import { TestKeyForm } from '../forms/TestKeyForm.tsx'
import { testKeysQuery } from '../queries.ts'
import { ShownOnce } from './ShownOnce.tsx'
import { TestKeyRow } from './TestKeyRow.tsx'

const words = integrations.testKeys

/** Test keys for sandboxes without real money; renders nothing if the installation has none. */
export function TestKeysCard() {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const found = useQuery(testKeysQuery)
  if (found.data && !found.data.may_make) return null
  const shown = (key: string) => {
    setMaking(false)
    setMade(key)
  }
  return (
    <Card aria-labelledby="test-keys">
      <CardHead
        wraps
        id="test-keys"
        title={words.title}
        end={
          <Button size="small" icon="plus" onClick={() => setMaking(true)}>
            {words.add}
          </Button>
        }
      />
      <CardBody className="pt-0 text-ink-soft">
        {words.note} <a href="/developers">{words.more}</a>
      </CardBody>
      <Loaded bare of={found} rows={1} loading={words.loading}>
        {({ data }) =>
          data.length > 0 ? (
            <Rows label={words.title}>
              {data.map((key) => (
                <TestKeyRow key={key.id} of={key} />
              ))}
            </Rows>
          ) : (
            <EmptyState small title={words.empty}>
              {words.emptyNote}
            </EmptyState>
          )
        }
      </Loaded>
      {isMaking && <TestKeyForm onClose={() => setMaking(false)} onMade={shown} />}
      {made && (
        <ShownOnce
          title={words.made}
          label={words.madeLabel}
          secret={made}
          onDone={() => setMade(undefined)}
        />
      )}
    </Card>
  )
}
