import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { UNIT_MARKS, type UnitState } from './unit-states.ts'

export type UnitCell = {
  id: string
  name: string
  /** A surname, the asking rent, or a day. */
  note?: string
  state: UnitState
  /** Read aloud: 'Flat B4, Late, Adebayo'. */
  label: string
}
export type UnitBlock = { id: string; title: string; note?: string; units: readonly UnitCell[] }

type Props = { blocks: readonly UnitBlock[]; chosen?: string | undefined; onChoose: (id: string) => void }

const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3']

/** The building seen from the street: top floor first, three units a floor. */
export function UnitGrid({ blocks, chosen, onChoose }: Props) {
  return (
    <div className={cx('grid gap-5 lg:gap-4', COLUMNS[blocks.length] ?? 'md:grid-cols-2 lg:grid-cols-4')}>
      {blocks.map((block) => (
        <section key={block.id} aria-label={block.title} className="min-w-0">
          <h3 className="mb-2 flex justify-between text-small font-semibold">
            {block.title}
            {block.note && <span className="figures font-normal text-ink-soft">{block.note}</span>}
          </h3>
          <ul
            className={cx(
              'grid grid-cols-3 gap-[5px] rounded-t-2 border border-b-[3px] border-line border-b-line-strong bg-surface px-[5px] pt-[5px]',
              blocks.length === 1 && 'md:grid-cols-6',
            )}
          >
            {block.units.map((unit) => (
              <li key={unit.id} className="min-w-0">
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
        'unit relative block min-h-13 w-full rounded-[4px] px-[7px] py-1.5 text-small/4',
        `unit-${unit.state}`,
        isChosen && 'z-1 outline-2 outline-offset-2 outline-action-ink',
      )}
    >
      <b className="block">{unit.name}</b>
      <span className="cut block text-caption">{unit.note ?? '\u00a0'}</span>
      {mark && <Icon name={mark} className="absolute end-1.5 top-1.5 size-[15px]! [stroke-width:1.75]" />}
    </button>
  )
}
