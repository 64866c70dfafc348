import { type UseFormReturn, useWatch } from 'react-hook-form'
import { templates } from '#words/templates'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { conditionName } from '../edit/choices.ts'
import type { Draft } from '../edit/draft.ts'
import { ClauseFields } from '../forms/ClauseFields.tsx'
import { ClauseText } from './ClauseText.tsx'

const words = templates.edit

type Props = {
  form: UseFormReturn<Draft>
  index: number
  isLast: boolean
  mayWrite: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A clause, with its fields when open. A statutory clause can be moved, not edited. */
export function ClauseEditor({ form, index, isLast, mayWrite, isOpen, onOpen, onMove, onRemove }: Props) {
  const { control } = form
  const own = useWatch({ control, name: 'variables' })
  const { title, condition, is_locked, text } = useWatch({ control, name: `clauses.${index}` })
  const name = title || words.untitled(index + 1)
  const isChanged = isOpen && mayWrite && !is_locked
  return (
    <section
      className={cx(
        'grid gap-2 border-t border-line px-4 py-3 md:px-5',
        isChanged && 'bg-action-tint/30 shadow-[inset_3px_0_0_var(--action-ink)]',
      )}
      aria-label={name}
    >
      <div className="flex min-h-11 items-center gap-2">
        <span className={cx('min-w-0 grow wrap-anywhere', title ? 'font-semibold' : 'text-ink-soft')}>
          {name}
        </span>
        {is_locked && <Pill icon="lock">{words.locked}</Pill>}
        {isChanged && (
          <Button kind="quiet" size="small" onClick={() => onOpen(false)}>
            {words.done}
          </Button>
        )}
        {mayWrite && (
          <RowMenu
            label={words.acts(name)}
            items={[
              { label: words.change, onSelect: () => onOpen(true), disabled: is_locked },
              { label: words.moveUp, icon: 'up', onSelect: () => onMove(-1), disabled: index === 0 },
              { label: words.moveDown, icon: 'down', onSelect: () => onMove(1), disabled: isLast },
              { label: words.takeOut, icon: 'trash', late: true, onSelect: onRemove, disabled: is_locked },
            ]}
          />
        )}
      </div>
      {isChanged ? (
        <ClauseFields form={form} index={index} />
      ) : (
        <>
          {condition && <p className="text-small text-info">{conditionName(own, condition)}</p>}
          <ClauseText text={text} own={own} />
        </>
      )}
    </section>
  )
}
