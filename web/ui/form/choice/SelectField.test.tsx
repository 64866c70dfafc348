import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { onScreen } from '../../testing.ts'
import { Field } from '../Field.tsx'
import { findOptions, onlyOption } from './find-options.ts'
import { SelectField } from './SelectField.tsx'

const options = [
  'Access Bank',
  'Ecobank',
  'Fidelity Bank',
  'First Bank of Nigeria',
  'Guaranty Trust Bank',
  'Jaiz Bank',
  'Keystone Bank',
  'Kuda',
  'Polaris Bank',
  'Stanbic IBTC Bank',
  'Wema Bank',
  'Zenith Bank',
].map((label) => ({ value: label.toLowerCase(), label }))

function Bank({ onChange, count = options.length }: { onChange: (value: string) => void; count?: number }) {
  const [bank, setBank] = useState('')
  function choose(value: string) {
    setBank(value)
    onChange(value)
  }
  return (
    <Field label="Bank" error="Choose a bank">
      <SelectField
        options={options.slice(0, count)}
        value={bank}
        onChange={choose}
        placeholder="Choose a bank"
      />
    </Field>
  )
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key })
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })

function leave() {
  press('Tab')
  fireEvent.blur(screen.getByRole('combobox'))
}

/** The option a reader is told about. */
function active() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

describe('SelectField with twelve options or more', () => {
  onScreen('desk')

  it('finds by typing, moves with the arrows and chooses with Enter', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} />)
    type('ba')
    press('ArrowDown')
    expect(active()).toBe('Fidelity Bank')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBe('Zenith Bank')
    press('Enter')
    expect(onChange).toHaveBeenCalledWith('zenith bank')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Zenith Bank')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens with an arrow on what is chosen, and Escape changes nothing', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} />)
    type('wema')
    press('Enter')
    press('ArrowDown')
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBe('Wema Bank')
    press('End')
    press('Escape')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Wema Bank')
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('says when nothing is found, and Enter then chooses nothing', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} />)
    type('sparkasse')
    expect(screen.getByText('Nothing found')).toBeTruthy()
    press('Enter')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('chooses what was typed when the field is left, where one option alone can be meant', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} />)
    type('zen')
    leave()
    expect(onChange).toHaveBeenCalledWith('zenith bank')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Zenith Bank')
  })

  it('keeps what was typed when several can be meant, says what to do, and goes on from it', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} />)
    type('fi')
    leave()
    const box = screen.getByRole<HTMLInputElement>('combobox')
    expect(box.value).toBe('fi')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('“fi” is not chosen yet')
    fireEvent.click(box)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Fidelity Bank',
      'First Bank of Nigeria',
    ])
    press('Enter')
    expect(box.value).toBe('Fidelity Bank')
    type('polaris or so')
    leave()
    expect(screen.getByRole('status').textContent).toContain('Fidelity Bank is still chosen')
  })

  it('carries the label and the error of its field', () => {
    render(<Bank onChange={() => {}} />)
    const box = screen.getByRole('combobox', { name: 'Bank' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a bank',
    )
  })
})

describe('SelectField with a short list at the desk', () => {
  onScreen('desk')

  it('has the focus again as soon as something is chosen, so that the next key is not lost', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} count={5} />)
    const box = screen.getByRole('combobox', { name: 'Bank' })
    box.focus()
    press('Enter')
    const option = screen.getByRole('option', { name: 'Ecobank' })
    option.focus()
    expect(document.activeElement).toBe(option)
    fireEvent.keyDown(option, { key: 'Enter' })
    expect(onChange).toHaveBeenCalledWith('ecobank')
    expect(document.activeElement).toBe(box)
  })
})

describe('SelectField on the phone', () => {
  onScreen('phone')

  it('is the list of the device', () => {
    const onChange = vi.fn()
    render(<Bank onChange={onChange} count={5} />)
    const select = screen.getByRole('combobox', { name: 'Bank' })
    expect(select.tagName).toBe('SELECT')
    fireEvent.change(select, { target: { value: 'ecobank' } })
    expect(onChange).toHaveBeenCalledWith('ecobank')
  })
})

describe('findOptions', () => {
  it('puts first what begins with the text, and needs each word at the start of one', () => {
    expect(findOptions(options, 'b').at(0)?.label).toBe('Access Bank')
    expect(findOptions(options, 'gua tr').map((option) => option.label)).toEqual(['Guaranty Trust Bank'])
    expect(findOptions(options, 'anty')).toEqual([])
  })

  it('takes a text for the one option it can mean, and of a part of a longer list only the one called just so', () => {
    expect(onlyOption(options, 'kud', false)?.label).toBe('Kuda')
    expect(onlyOption(options, 'kud', true)).toBeUndefined()
    expect(onlyOption(options, 'KUDA', true)?.label).toBe('Kuda')
    expect(onlyOption(options, 'bank', false)).toBeUndefined()
  })
})

describe('SelectField on a phone', () => {
  onScreen('phone')
  const Kind = ({ of }: { of: readonly string[] }) => (
    <SelectField
      aria-label="Kind"
      options={of.map((value) => ({ value, label: value }))}
      value="Lease"
      onChange={() => {}}
      placeholder="Choose a kind"
    />
  )
  const shown = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent

  it('shows none of the options as chosen where what was chosen is none of them any more', () => {
    const { rerender } = render(<Kind of={['Lease', 'Photo']} />)
    expect(shown()).toBe('Lease')
    rerender(<Kind of={['Passport', 'Photo']} />)
    expect(shown()).toBe('Choose a kind')
  })
})
