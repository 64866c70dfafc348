import { ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, openAlone, page } from '../../../testing.tsx'
import { ReportsOfLease } from './ReportsOfLease.tsx'

const LEASE = '01a20b9c-ac45-7d17-b322-455b841f08e2'
const UNIT = '01a20b9c-ac45-7d17-b322-455b841f08e3'
const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: ROLE_PERMISSIONS.ESTATE_MANAGER }

it.each([
  [true, `?unit=${UNIT}&kind=MOVE_OUT&lease=${LEASE}`],
  [false, `?unit=${UNIT}`],
])('begins of a lease that is over (%s) the report of moving out', async (isOver, search) => {
  answerWith({ 'GET /inspections': page([]) })
  await openAlone(() => (
    <ActorContext value={actor as never}>
      <ReportsOfLease leaseId={LEASE} unitId={UNIT} isOver={isOver} />
    </ActorContext>
  ))
  const begin = await screen.findByRole<HTMLAnchorElement>('link', { name: /report/i })
  expect(new URL(begin.href).search).toBe(search)
})
