import { expect, test } from 'vitest'
import { databaseProblem } from './problems.ts'

/** How PostgreSQL, PgBouncer and the network report that the database is down, failing over, or a standby. */
const AWAY: [string, string][] = [
  ['08P01', 'server login has been failing, try again later (server_login_retry)'],
  ['08P01', 'server conn crashed?'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is not yet accepting connections'],
  ['57P05', 'terminating connection due to idle-session timeout'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  ['25006', 'cannot execute UPDATE in a read-only transaction'],
  ['53300', 'sorry, too many clients already'],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.7:5432'],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.7:5432'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7:5432'],
  ['', 'Query read timeout'],
  ['', 'timeout expired'],
  ['', 'Client was closed and is not queryable'],
]

test.each(AWAY)('%s (%s) tells a caller to come again', (code, message) => {
  expect(databaseProblem(Object.assign(new Error(message), code && { code }))).toMatchObject({
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    retryAfter: 3,
  })
})

test.each(['22008', '22009'])('%s tells whoever named a day that there is none', (code) => {
  expect(databaseProblem(Object.assign(new Error('out of range'), { code }))).toMatchObject({
    status: 400,
    details: [{ path: '', message: 'There is no such day or time' }],
  })
})

test('what is a defect of ours stays one', () => {
  expect(databaseProblem(Object.assign(new Error('no such column'), { code: '42703' }))).toBeUndefined()
})
