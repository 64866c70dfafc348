import type { Estate } from '@gida/contract/domains/estates/estate'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { useMayOpen } from '../../../../platform/screens/screen.ts'
import { linkTo } from '../../../../platform/screens/search.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { IconButton } from '../../../../ui/action/IconButton.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { ActivateEstate } from './ActivateEstate.tsx'
import { RemoveEstate } from './RemoveEstate.tsx'

const words = estates.estate
const RECORD = '/dashboard/payments/record'

type Props = {
  estate: Estate
  /** Whether its button is the page's primary one. */
  isMain: boolean
}

/** Actions on an estate from any tab: recording payments where units are occupied, activating a draft. */
export function EstateActions({ estate, isMain }: Props) {
  const mayRecord = useMayOpen()(RECORD) && estate.status === 'ACTIVE' && estate.occupied_count > 0
  return (
    <>
      {estate.can.write && <ActivateEstate estate={estate} />}
      {mayRecord && (
        <Button asChild icon="plus" kind={isMain ? 'primary' : 'second'}>
          <Link {...linkTo(RECORD)}>{words.record}</Link>
        </Button>
      )}
      {estate.can.write && <More estate={estate} />}
    </>
  )
}

function More({ estate }: { estate: Estate }) {
  const [isRemoving, setRemoving] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu
        label={words.more}
        trigger={<IconButton icon="more" label={words.more} />}
        items={[
          {
            label: estates.list.upload,
            icon: 'upload',
            link: <Link to="/dashboard/imports/new" search={{ estate_id: estate.id }} />,
          },
          'line',
          { label: estates.list.archive, icon: 'close', onSelect: () => setRemoving(true) },
        ]}
      />
      {isRemoving && (
        <RemoveEstate
          estate={estate}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate({ to: '/dashboard/estates' })}
        />
      )}
    </>
  )
}
