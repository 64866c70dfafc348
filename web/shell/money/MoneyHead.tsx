import type { ReactNode } from 'react'
import { HeadActions } from '../../ui/layout/HeadActions.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { MoneyTabs } from './MoneyTabs.tsx'
import type { MoneyListId } from './money-lists.tsx'

type Props = { at: MoneyListId; title: ReactNode; note?: ReactNode; actions?: ReactNode }

/** The head of a screen about money, with its tabs; on a phone the tabs come before the actions. */
export function MoneyHead({ at, title, note, actions }: Props) {
  const isPhone = useIsPhone()
  return (
    <>
      <PageHead title={title} note={note} actions={!isPhone && actions} wraps />
      <MoneyTabs at={at} />
      {isPhone && actions && (
        <div className="mb-4 has-[>:empty]:hidden">
          <HeadActions>{actions}</HeadActions>
        </div>
      )}
    </>
  )
}
