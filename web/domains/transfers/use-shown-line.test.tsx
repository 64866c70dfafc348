import type { BankLine } from '@gida/contract/domains/transfers/line'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { invalidate } from '../../platform/http/api.ts'
import { answerWith, openAlone } from '../../testing.tsx'
import { useShownLine } from './use-shown-line.ts'

const ID = '01a20b9c-ac45-7d17-b322-455b841f0001'
const line = (state: string, id = ID) => ({ id, state }) as BankLine
let newer = () => {}

/** A list of one row to a page, with a field beside it. */
function Lines() {
  const [rows, setRows] = useState([line('UNASSIGNED')])
  newer = () => setRows([line('UNASSIGNED', 'newer')])
  const shown = useShownLine(rows, ID, 'UNASSIGNED')
  return shown ? <input aria-label={shown.id} /> : <p>closed</p>
}

it('keeps a transfer open, with what is typed about it, when a newer one pushes it off the page', async () => {
  answerWith({ [`GET /transfers/lines/${ID}`]: line('UNASSIGNED') })
  await openAlone(() => <Lines />)
  await userEvent.type(screen.getByLabelText(ID), '20000')
  act(newer)
  await act(async () => new Promise((done) => setTimeout(done, 30)))
  expect(screen.getByLabelText<HTMLInputElement>(ID).value).toBe('20000')

  answerWith({ [`GET /transfers/lines/${ID}`]: line('POSTED') })
  await act(() => invalidate(['transfers']))
  expect(await screen.findByText('closed')).toBeDefined()
})
