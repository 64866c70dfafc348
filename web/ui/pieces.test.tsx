import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './action/Button.tsx'
import { roundSteps } from './chart/chart-scale.ts'
import { AccountNumber } from './display/AccountNumber.tsx'
import { CountBadge } from './display/CountBadge.tsx'
import { initialsOf } from './display/initials.ts'
import { Money } from './display/Money.tsx'
import { RoleBadge } from './display/RoleBadge.tsx'
import { StatusPill } from './display/StatusPill.tsx'
import { Field } from './form/Field.tsx'
import { PasswordInput } from './form/password/PasswordInput.tsx'
import { Tabs } from './layout/Tabs.tsx'
import { SimpleTable } from './table/SimpleTable.tsx'
import { onScreen } from './testing.ts'

onScreen('desk')

describe('AccountNumber', () => {
  it('reads in groups, and is copied without a space', () => {
    const { container } = render(<AccountNumber of="0123456789" />)
    expect([...container.querySelectorAll('span > span')].map((group) => group.textContent)).toEqual([
      '0123',
      '456',
      '789',
    ])
    expect(container.textContent).toBe('0123456789')
  })

  it('leaves what is no ten digits as it is', () => {
    const { container } = render(<AccountNumber of="01234" />)
    expect(container.textContent).toBe('01234')
  })
})

describe('StatusPill', () => {
  it('shows a known status in its colour', () => {
    render(<StatusPill status="PART_PAID">Part paid</StatusPill>)
    expect(screen.getByText('Part paid').className).toContain('text-waiting')
  })

  it('shows a status nobody knows as pending', () => {
    render(
      <>
        <StatusPill status="PENDING">Pending</StatusPill>
        <StatusPill status="HELD_BY_BANK">Held by bank</StatusPill>
      </>,
    )
    const known = screen.getByText('Pending')
    const unknown = screen.getByText('Held by bank')
    expect(unknown.className).toBe(known.className)
    expect(unknown.querySelector('path')?.getAttribute('d')).toBe(
      known.querySelector('path')?.getAttribute('d'),
    )
  })
})

describe('initialsOf', () => {
  it.each([
    ['Adaeze Okonkwo', 'AO'],
    ['  Aisha Bello Mohammed ', 'AM'],
    ['Ṣadé', 'Ṣ'],
    ['', 'U'],
    [null, 'U'],
  ])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('small pieces', () => {
  it('keep the kobo of a full amount apart', () => {
    render(<Money kobo={143_000_000} />)
    expect(screen.getByText('.00').className).toBe('kobo')
  })

  it('show no count at zero, and no more than 99 on the bell', () => {
    const { container } = render(<CountBadge count={0} />)
    expect(container.textContent).toBe('')
    render(<CountBadge count={140} kind="alert" />)
    expect(screen.getByText('99+')).toBeTruthy()
  })

  it('call an unknown role a user', () => {
    const unknown = 'GARDENER'
    render(<RoleBadge role={unknown} />)
    expect(screen.getByText('User')).toBeTruthy()
  })

  it('do nothing while a button is busy, which keeps the focus', () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
  })

  it('show and hide a password', () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
  })

  it('move between tabs with the arrows', () => {
    const onChange = vi.fn()
    const items = ['Money', 'Lease', 'Documents'].map((label) => ({ value: label, label }))
    render(<Tabs label="Tenant" items={items} value="Money" onChange={onChange} />)
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Money' }), { key: 'ArrowLeft' })
    expect(onChange).toHaveBeenCalledWith('Documents')
  })
})

describe('roundSteps', () => {
  it('finds three round values below the greatest', () => {
    expect(roundSteps(3_150_000_000).values).toEqual([1e9, 2e9, 3e9])
    expect(roundSteps(0).top).toBeGreaterThan(0)
  })
})

describe('SimpleTable', () => {
  it('keeps apart two columns of one name', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <SimpleTable caption="Prices" heads={[{ label: 'Musa & Sons' }, { label: 'Musa & Sons' }]}>
        {[]}
      </SimpleTable>,
    )
    expect(screen.getAllByRole('columnheader', { name: 'Musa & Sons' })).toHaveLength(2)
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })
})
