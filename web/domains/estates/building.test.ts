import type { Unit } from '@gida/contract/domains/estates/unit'
import { describe, expect, it } from 'vitest'
import { noDebt } from '../../debt-examples.ts'
import { blocksOf, legendOf, sumBlocks } from './building.ts'
import { readUnitNames, repeatedName } from './check-property.ts'

const unit = (name: string, more: Partial<Unit> = {}) =>
  ({
    id: name,
    name,
    block: 'Block A',
    floor: null,
    standing: 'PAID_UP',
    status: 'OCCUPIED',
    tenant_name: 'Chukwuemeka Nwosu-Ibekwe',
    yearly_rent: 250_000_000,
    ...more,
  }) as Unit
const namesOf = (units: Unit[]) =>
  blocksOf(units, 'Palmgrove Court').map((block) => block.units.map((cell) => cell.name))

describe('the building', () => {
  it('has its top floor first, and on a floor the units by number', () => {
    const units = [
      unit('Flat A1', { floor: 0 }),
      unit('Flat A11', { floor: 3 }),
      unit('Flat A2', { floor: 0 }),
      unit('Flat A9', { floor: 3 }),
    ]
    expect(namesOf(units)).toEqual([['A9', 'A11', 'A1', 'A2']])
  })

  it('stands in blocks by name, each with what is let; without blocks it is one', () => {
    const units = [unit('Flat B1', { block: 'Block B', status: 'VACANT' }), unit('Flat A1')]
    const drawn = blocksOf(units, 'Palmgrove Court').map(({ title, note }) => [title, note])
    expect(drawn).toEqual([
      ['Block A', '1 of 1'],
      ['Block B', '0 of 1'],
    ])
    expect(blocksOf([unit('House 7', { block: null })], 'Trans-Amadi')[0]?.title).toBe('Trans-Amadi')
  })

  it('says the surname, and of a vacant unit what it costs', () => {
    const vacant = unit('Flat A2', { standing: 'VACANT', status: 'VACANT', tenant_name: null })
    const cells = blocksOf([unit('Flat A1'), vacant], 'x')[0]?.units ?? []
    expect(cells.map(({ note, label }) => [note, label])).toEqual([
      ['Nwosu-Ibekwe', 'Flat A1, Nwosu-Ibekwe, Paid up'],
      ['₦2.5m/yr', 'Flat A2, ₦2.5m/yr, Vacant'],
    ])
  })

  it('counts every standing, also those that are not there', () => {
    expect(legendOf([unit('Flat A1')]).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0])
  })
})

describe('names of units', () => {
  it('are read from commas and lines', () =>
    expect(readUnitNames(' A1, A2\n\nB1; ')).toEqual(['A1', 'A2', 'B1']))
  it('are compared without regard to case', () => expect(repeatedName(['A1', 'B1', 'a1'])).toBe('a1'))
  it('may all differ', () => expect(repeatedName(['A1', 'B1'])).toBeUndefined())
})

describe('the blocks of an estate', () => {
  it('are added up one by one, and a building without blocks by its own name', () => {
    const inArrears = (arrears: number) => ({ debt: { ...noDebt, arrears } })
    const units = [
      unit('Flat B1', { block: 'Block B', standing: 'LATE', ...inArrears(180_000_00) }),
      unit('Flat B2', { block: 'Block B', standing: 'VACANT', status: 'VACANT', ...inArrears(0) }),
      unit('Shop 1', { block: null, property_name: 'Arcade', ...inArrears(0) }),
      unit('Flat A1', inArrears(0)),
    ]
    expect(
      sumBlocks(units).map(({ title, let: taken, units: all, late, arrears }) => [
        title,
        taken,
        all,
        late,
        arrears,
      ]),
    ).toEqual([
      ['Arcade', 1, 1, 0, 0],
      ['Block A', 1, 1, 0, 0],
      ['Block B', 1, 2, 1, 180_000_00],
    ])
  })
})
