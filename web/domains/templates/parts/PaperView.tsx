import {
  type FilledBlock,
  type FilledClause,
  type Span,
  textOf,
} from '@gida/contract/domains/templates/language/fill'
import { Fragment } from 'react'
import { cx } from '../../../ui/cx.ts'

type Props = { title: string; clauses: readonly FilledClause[]; foot: string }

/** A document as printed, white in the dark theme too. Filled values are tinted, missing ones amber. */
export function PaperView({ title, clauses, foot }: Props) {
  let number = 0
  return (
    <article className="rounded-1 border border-line bg-[#fff] px-5 py-6 text-[13px]/5 text-[#1a1a2b] md:px-10 md:py-9">
      <p className="mb-4 text-center text-[16px]/6 font-semibold wrap-anywhere uppercase">{title}</p>
      {clauses.map((clause, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no other name than their place
        <section key={index} className="mb-3">
          {clause.title && <p className="mb-0.5 font-semibold">{`${++number}. ${clause.title}`}</p>}
          {clause.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
            <Block key={at} of={block} />
          ))}
        </section>
      ))}
      <p className="mt-5 text-center text-[11px]/4 text-[#565264]">{foot}</p>
    </article>
  )
}

function Block({ of: block }: { of: FilledBlock }) {
  if (block.kind === 'row')
    return (
      <div className="grid auto-cols-fr grid-flow-col gap-3 border-b border-[#e2dbcc] py-1">
        {block.cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
          <span key={at} className="min-w-0 wrap-anywhere">
            <Spans of={cell} />
          </span>
        ))}
      </div>
    )
  if (block.kind === 'item')
    return (
      <p className="ms-4 mb-1 -indent-3 wrap-anywhere">
        {'• '}
        <Spans of={block.spans} />
      </p>
    )
  return (
    <p
      className={cx(
        'whitespace-pre-line wrap-anywhere',
        block.kind === 'heading' && 'font-semibold',
        block.kind === 'paragraph' && 'mb-1.5',
        block.kind === 'signature' && 'mt-9 w-52 max-w-full border-t border-[#1a1a2b] pt-1',
      )}
    >
      <Spans of={block.spans} />
    </p>
  )
}

function Spans({ of: spans }: { of: readonly Span[] }) {
  return spans.map((span, at) =>
    span.key === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no other name than their place
      <Fragment key={at}>{span.text}</Fragment>
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no other name than their place
        key={at}
        className={cx(
          'rounded-[2px] px-0.5',
          span.is_missing ? 'bg-[#faedcb] font-semibold text-[#7a4f00]' : 'bg-[#e8eaf5]',
        )}
      >
        {textOf([span])}
        {span.is_missing && '?'}
      </span>
    ),
  )
}
