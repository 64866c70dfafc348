import type { TemplateVariable } from '@gida/contract/domains/templates/template'
import { cx } from '../../../ui/cx.ts'
import { labelOf } from '../edit/choices.ts'

type Props = { text: string; own: readonly TemplateVariable[] }

/** The text of a clause, with variables shown by label. */
export const ClauseText = ({ text, own }: Props) => (
  <p className="leading-relaxed wrap-anywhere whitespace-pre-line">
    {text.split(/(\{\{[^{}]*\}\})/).map((piece, at) => {
      const inside = /^\{\{([^{}]*)\}\}$/.exec(piece)?.[1]?.trim()
      if (inside === undefined) return piece
      const label = labelOf(inside, own)
      return (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place
          key={at}
          className={cx(
            'rounded-1 px-1.5 text-small',
            label ? 'bg-action-tint text-action-ink' : 'bg-sunken text-ink-soft',
          )}
        >
          {label ?? inside}
        </span>
      )
    })}
  </p>
)
