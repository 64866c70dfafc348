import type { TestKey } from '@gida/contract/domains/integrations/test-key'
import { useState } from 'react'
import { integrations } from '#words/integrations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useEndTestKey } from '../changes.ts'

const words = integrations.testKeys

/** A test key: when its sandbox expires, and a button to end both. */
export function TestKeyRow({ of: { id, name, last_four, forgets_at } }: { of: TestKey }) {
  const [isEnding, setEnding] = useState(false)
  const end = useEndTestKey()
  const until = formatDay(lagosDay(new Date(forgets_at)))
  return (
    <>
      <Row
        icon="key"
        title={name}
        note={words.ends(last_four, until)}
        end={
          <RowMenu
            label={words.menu(name)}
            items={[{ label: words.end, icon: 'close', onSelect: () => setEnding(true) }]}
          />
        }
      />
      {isEnding && (
        <ActionDialog
          danger
          change={end}
          input={{ params: { id } }}
          keep={words.keep}
          onClose={() => setEnding(false)}
          title={words.endTitle(name)}
          confirm={words.end}
          busy={words.ending}
          said={words.ended(name)}
        >
          {words.endNote}
        </ActionDialog>
      )}
    </>
  )
}
