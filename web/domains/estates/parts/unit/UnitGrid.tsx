import type { CSSProperties } from 'react'
import { Icon } from '../../../../ui/action/Icon.tsx'
import { cx } from '../../../../ui/cx.ts'
import { UNIT_MARKS, type UnitState } from './unit-states.ts'

export type UnitCell = {
  id: string
  name: string
  /** A surname, the asking rent, or a date. */
  note?: string
  state: UnitState
  /** Accessible name: 'Flat B4, Adebayo, Late'; it includes the visible text. */
  label: string
  /** Starts a new row, as the first unit of a floor. */
  beginsFloor?: boolean
}
export type UnitBlock = { id: string; title: string; note?: string; units: readonly UnitCell[] }

type Props = {
  blocks: readonly UnitBlock[]
  chosen?: string | undefined
  onChoose: (id: string) => void
  /** Units on the widest floor, so that floors align; without floors as many as fit. */
  columns?: number | undefined
}

/** Maximum number of cells per row. */
const MOST = { phone: 4, block: 4, alone: 8 }
const CELL_WIDTH = 172

/** Splits a wide floor into rows as even as possible: five become three and two, not four and one. */
const balanced = (units: number, most: number) => Math.ceil(units / Math.ceil(units / most))

const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3']

/** The building from the front, top floor first. */
export function UnitGrid({ blocks, chosen, onChoose, columns }: Props) {
  const isAlone = blocks.length === 1
  const onPhone = balanced(columns ?? 3, MOST.phone)
  const atDesk = columns ? balanced(columns, isAlone ? MOST.alone : MOST.block) : isAlone ? 6 : 3
  const style = {
    '--on-phone': onPhone,
    '--at-desk': atDesk,
    ...(isAlone && columns && { maxWidth: Math.max(atDesk, 2) * CELL_WIDTH }),
  } as CSSProperties
  return (
    <div className={cx('grid gap-5 lg:gap-4', COLUMNS[blocks.length] ?? 'md:grid-cols-2 lg:grid-cols-4')}>
      {blocks.map((block) => (
        <section key={block.id} aria-label={block.title} style={style} className="min-w-0">
          <h3 className="mb-2 flex justify-between text-small font-semibold">
            {block.title}
            {block.note && <span className="figures font-normal text-ink-soft">{block.note}</span>}
          </h3>
          <ul className="grid grid-cols-[repeat(var(--on-phone),minmax(0,1fr))] gap-[5px] rounded-t-2 border border-b-[3px] border-line border-b-line-strong bg-surface px-[5px] pt-[5px] md:grid-cols-[repeat(var(--at-desk),minmax(0,1fr))]">
            {block.units.map((unit) => (
              <li key={unit.id} className={cx('min-w-0', unit.beginsFloor && 'col-start-1')}>
                <Unit unit={unit} isChosen={unit.id === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type UnitProps = { unit: UnitCell; isChosen: boolean; onChoose: (id: string) => void }

function Unit({ unit, isChosen, onChoose }: UnitProps) {
  const mark = UNIT_MARKS[unit.state]
  return (
    <button
      type="button"
      aria-label={unit.label}
      aria-pressed={isChosen}
      onClick={() => onChoose(unit.id)}
      className={cx(
        'unit relative block min-h-13 w-full rounded-[4px] px-[7px] py-1.5 text-small/[1rem]',
        `unit-${unit.state}`,
        isChosen && 'z-1 outline-2 outline-offset-2 outline-action-ink',
      )}
    >
      {/* The space separates the two texts for screen readers. */}
      <b className="block">{unit.name}</b>{' '}
      <span className="cut block text-caption">{unit.note ?? '\u00a0'}</span>
      {mark && <Icon name={mark} className="absolute end-1.5 top-1.5 size-[15px]! [stroke-width:1.75]" />}
    </button>
  )
}
